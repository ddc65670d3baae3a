/** Of a note on an order or a customer. */
export const MAX_DESK_NOTE = 500
