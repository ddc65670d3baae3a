/**
 * 53 bits of a text, after cyrb53 (public domain). Enough to tell one customer's orders apart; the browser's own hashes work
 * on secure pages only, and not at once.
 */
function digest(text: string): string {
  let [one, two] = [0xdeadbeef, 0x41c6ce57]
  for (const character of text) {
    const point = character.codePointAt(0) ?? 0
    one = Math.imul(one ^ point, 2654435761)
    two = Math.imul(two ^ point, 1597334677)
  }
  one = Math.imul(one ^ (one >>> 16), 2246822507) ^ Math.imul(two ^ (two >>> 13), 3266489909)
  two = Math.imul(two ^ (two >>> 16), 2246822507) ^ Math.imul(one ^ (one >>> 13), 3266489909)
  return (4294967296 * (2097151 & two) + (one >>> 0)).toString(36)
}

/**
 * One key for one order: the same draft with the same content has the same key, in every tab and however often it is sent.
 * Another content is another order.
 */
export const orderKey = (draftId: string, content: unknown): string => `${draftId}-${digest(JSON.stringify(content))}`

export const newDraftId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')
