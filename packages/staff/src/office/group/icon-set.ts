/** The drawings that a card may wear, by name; their files stand in the site's own folder `icons`. */
const names = [
  'ball',
  'castle',
  'rocket',
  'music',
  'train',
  'swing',
  'toddler',
  'party',
  'gift',
  'crown',
  'heart',
  'family',
  'food',
  'ticket',
  'camera',
  'clock',
  'socks',
  'locker',
  'wifi',
  'parking',
  'washroom',
  'prayer-room',
  'first-aid',
  'cctv',
] as const

export type IconChoice = { address: string; name: string }

const spoken = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1).replaceAll('-', ' ')

export const iconSet: IconChoice[] = names.map((name) => ({ address: `/icons/${name}.svg`, name: spoken(name) }))
