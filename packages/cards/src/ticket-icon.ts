import type { IconName } from '#ui/icon-names.ts'

const icons: [word: string, icon: IconName][] = [
  ['toddler', 'baby-fill'],
  ['kid', 'smiley-fill'],
  ['unlimited', 'star-fill'],
  ['adult', 'users-three-fill'],
  ['hour', 'clock-fill'],
  ['birthday', 'cake-fill'],
]

export function ticketIcon({ name, age }: { name: string; age: string }): IconName {
  const text = `${name} ${age}`.toLowerCase()
  return icons.find(([word]) => text.includes(word))?.[1] ?? 'ticket-fill'
}
