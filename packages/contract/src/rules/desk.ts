/** Of a note on an order or a customer. */
export const MAX_DESK_NOTE = 500
/** How often a customer is sent the same message again on one day. */
export const RESENDS_A_DAY = 3
/** How often a rider of a membership becomes somebody else before a manager is asked. */
export const MEMBER_CHANGES = 2
/** Days by which a membership is extended at once. */
export const MAX_EXTENSION = 60
/** How far ahead a visit is moved. */
export const MOVE_DAYS_AHEAD = 365
/** Why money goes back; any other reason is written. */
export const refundReasons = ['Centre closed', 'Centre cancelled', 'Paid twice', 'Complaint', 'Wrong order'] as const
