/** When the part that had the focus is gone, the reader goes on at the page itself. */
export const focusMain = (): void => document.getElementById('main')?.focus({ preventScroll: true })
