/** Names only as far as needed. */
export const firstName = (name: string): string => name.trim().split(/\s+/)[0] ?? ''
