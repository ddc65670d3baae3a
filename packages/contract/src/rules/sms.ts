/** GSM 03.38, which every phone knows; any other letter makes a message one of sixteen bits a letter. */
const PLAIN = new Set(
  '@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&\'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà',
)
/** These take the room of two. */
const WIDE = new Set('^{}\\[~]|€')

const isPlain = (letter: string): boolean => PLAIN.has(letter) || WIDE.has(letter)

/** How many parts a message is sent in, and paid for: 160 letters, or 70 as soon as one is not plain; of several parts, 153 or 67 each. */
export function smsParts(text: string): number {
  const letters = Array.from(text)
  const plain = letters.every(isPlain)
  const widths = letters.map((letter) => (plain ? (WIDE.has(letter) ? 2 : 1) : letter.length))
  const whole = widths.reduce((sum, width) => sum + width, 0)
  return whole <= (plain ? 160 : 70) ? 1 : countParts(widths, plain ? 153 : 67)
}

/** No letter is cut in two: what does not fit begins the next part. */
function countParts(widths: number[], room: number): number {
  let [parts, used] = [1, 0]
  for (const width of widths) {
    if (used + width > room) [parts, used] = [parts + 1, 0]
    used += width
  }
  return parts
}

const PIECES: [two: string, one: string][] = [
  ['\u09AF\u09BC', '\u09DF'],
  ['\u09A1\u09BC', '\u09DC'],
  ['\u09A2\u09BC', '\u09DD'],
]

/** য় ড় ঢ় as one letter each, which Unicode would write as two: less to pay for, and old phones know no other. */
export const smsLetters = (text: string): string =>
  PIECES.reduce((said, [two, one]) => said.replaceAll(two, one), text.normalize('NFC'))
