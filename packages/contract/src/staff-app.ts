/** Where the staff's app is; its service worker and its cookies know nothing outside. */
export const STAFF = '/staff'

/** Addresses that are read in the language of the person; all others are in English. */
export const SPOKEN = /^\/staff\/?($|(sign-in|first|pair|gate|more)(\/|$))/

/** What a browser keeps of whoever uses it: the language, and whether it is dark where it stands. */
export const STAFF_LANGUAGE = 'staff-language'
export const STAFF_THEME = 'staff-theme'
