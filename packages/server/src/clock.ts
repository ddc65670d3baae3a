/** Time is an argument: whoever needs it is handed a clock. */
export type Clock = { now(): Date }
