/** JSON to stand inside a script element: `<` would let content end that element. */
export const embedJson = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c')
