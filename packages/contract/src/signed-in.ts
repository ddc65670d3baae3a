/** The browser keeps its token here, in local storage. */
export const TOKEN_KEY = 'token'

/** Marks <html> from before the first paint while there is a token: pages are kept for everyone, this is what differs. */
export const SIGNED_IN_MARK = 'data-signed-in'

/** What the phone has kept for the gate, in local storage; its receipts are in a cache of that name. It lasts as long as the token. */
export const PASSES_KEY = 'kept:passes'
export const RECEIPTS_CACHE = 'receipts'

/** Mark <html> in the same way while something is kept, and on the day of a visit. */
export const KEPT_MARK = 'data-kept'
export const VISIT_TODAY_MARK = 'data-visit-today'

/** Marks <html> of a page of one's own until its screen stands: the style sheet asks for no letters before. */
export const SCRIPTS_FIRST_MARK = 'data-scripts-first'
