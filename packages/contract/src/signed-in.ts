/** The browser keeps its token here, in local storage. */
export const TOKEN_KEY = 'token'

/** Marks <html> from before the first paint while there is a token: pages are kept for everyone, this is what differs. */
export const SIGNED_IN_MARK = 'data-signed-in'
