export const pastels = ['sky', 'coral', 'sunny', 'grape', 'leaf', 'teal'] as const
export type Pastel = (typeof pastels)[number]

/** A card keeps its colour for ever: chosen by id, so the server and the browser agree. */
export const pastelOf = (id: number): Pastel => pastels[(id - 1 + pastels.length) % pastels.length] ?? 'sky'
