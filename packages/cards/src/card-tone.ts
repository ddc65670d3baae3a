import { type Pastel, pastelOf, pastels } from '#contract/rules/pastel.ts'

/** One hue in four strengths: the ground of a card, of a key, the edge of a key, the ring of a card. */
export type Tone = { wash: string; pastel: string; soft: string; strong: string }

const isPastel = (color: string): color is Pastel => pastels.some((pastel) => pastel === color)

const ofPalette = (name: Pastel): Tone => ({
  wash: `var(--c-${name}-100)`,
  pastel: `var(--c-${name}-200)`,
  soft: `var(--c-${name}-300)`,
  strong: `var(--c-${name}-500)`,
})

const mix = (hex: string, percent: number, ground: string): string =>
  `color-mix(in srgb, ${hex} ${percent}%, ${ground})`

/** As little of an own colour as keeps ink readable even when it is black, and some ink so that white still shows. */
const ofHex = (hex: string): Tone => ({
  wash: mix(hex, 15, 'white'),
  pastel: mix(hex, 28, 'white'),
  soft: mix(hex, 50, 'white'),
  strong: mix(hex, 85, 'var(--c-ink)'),
})

/** A card's colour is a word of the palette or #rrggbb; for any other word its id chooses. */
export function toneOf({ id, color }: { id: number; color: string }): Tone {
  const word = color.toLowerCase()
  if (isPastel(word)) return ofPalette(word)
  return /^#[0-9a-f]{6}$/.test(word) ? ofHex(word) : ofPalette(pastelOf(id))
}
