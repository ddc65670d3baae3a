/** For whoever looks into the browser's console why a cart is gone. */
export const logCart = (reason: string): void => console.error(reason)
