import type { CSSProperties } from 'react'
import type { Picture } from '#contract/schemas/picture.ts'

type Focused = Pick<Picture, 'focus'> | undefined

const at = (picture: Focused): string | undefined => picture?.focus?.map((percent) => `${percent}%`).join(' ')

/** Where a frame that shows a part of a picture looks; in the middle nothing is said. With a `wide` crop the sheet chooses. */
export const focusOf = (picture: Focused, wide?: Focused): CSSProperties =>
  (wide ? { '--focal': at(picture), '--focal-wide': at(wide) } : { objectPosition: at(picture) }) as CSSProperties
