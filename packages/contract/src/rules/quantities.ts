/** Kinds of ticket in an order, and of each kind. A file of its own: the cart is on every page, the rest of an order is not. */
export const MAX_LINES = 20
export const MAX_QTY = 50

export const isQuantity = (count: number): boolean => Number.isInteger(count) && count >= 1 && count <= MAX_QTY
