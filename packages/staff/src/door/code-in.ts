/** What the picture carries is an address of this page; its code stands behind the hash, where no server sees it. */
export const codeIn = (scanned: string): string | null => URL.parse(scanned)?.hash.slice(1) || null
