/** The kind of a message that was sent once more: `sale-paid-again`. */
export const resentKind = (kind: string): string => `${kind}-paid-again`
export const isResent = (kind: string): boolean => kind.endsWith('-paid-again')
