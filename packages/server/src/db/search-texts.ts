/** A day as it is sent, and both ways it is shown. */
export const dayTexts = (day: string): string => `to_char(${day}, 'YYYY-MM-DD|DD-Mon-YYYY|FMMonth FMDD, YYYY')`
