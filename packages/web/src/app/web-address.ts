/** Addresses come from content: only http and https may become a link. */
export const webAddress = (text: string | null): string | null =>
  text !== null && /^https?:\/\//i.test(text.trim()) ? text.trim() : null
