/** The keys that came so fast one after the other that no finger typed them. */
export type Burst = { text: string; at: number }

export const noBurst: Burst = { text: '', at: 0 }

const SHORTEST = 8
const BETWEEN_MS = 100
/** The longest code that is ours has 140 letters; what is longer is not kept. */
const LONGEST = 1000

/** A letter may be several marks in Bangla; the name of a key is plain Latin. */
const isLetter = (key: string): boolean => key.length === 1 || /[^ -~]/.test(key)

/** What one key makes of those before it; `code` when it was the Enter at the end of a burst. */
export function takeKey(burst: Burst, key: string, at: number): { burst: Burst; code?: string } {
  const goesOn = burst.text !== '' && at - burst.at <= BETWEEN_MS
  if (key === 'Enter') return { burst: noBurst, ...(goesOn && burst.text.length >= SHORTEST && { code: burst.text }) }
  if (!isLetter(key)) return { burst }
  return { burst: { text: `${goesOn ? burst.text : ''}${key}`.slice(0, LONGEST), at } }
}

/** Bangla figures are understood; letters mean that the scanner types on a Bangla keyboard. */
export const isBanglaTyped = (code: string): boolean => /[\u0980-\u09E5\u09F0-\u09FF]/.test(code)
