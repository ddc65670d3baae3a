export const close = 'Close'
export const dismiss = 'Dismiss'
export const tryAgain = 'Try again'
export const cancel = 'Cancel'
export const done = 'Done'
export const search = 'Search'
export const clearSearch = 'Clear search'
export const pages = 'Pages'
export const previous = 'Previous'
export const next = 'Next'
export const noSuchPage = 'There is no such page.'
export const onePageOnly = 'This list has one page only.'
export const endsAtPage = (last: number): string => `This list ends at page ${last}.`
export const goToPageOne = 'Go to page 1'
export const previousPhoto = 'Previous photo'
export const nextPhoto = 'Next photo'
export const photos = 'Photos'
export const photoOf = (at: number, count: number): string => `Photo ${at} of ${count}`
export const slideOf = (at: number, count: number): string => `${at} of ${count}`
export const slide = 'slide'
export const carousel = 'carousel'
export const playPhotos = 'Play photos'
export const pausePhotos = 'Pause photos'
export const previousMonth = 'Previous month'
export const nextMonth = 'Next month'
export const todayNamed = (day: string): string => `${day}, today`
export const quantityOf = (name: string): string => `${name} quantity`
export const removeOne = (name: string): string => `Remove one ${name}`
export const addOne = (name: string): string => `Add one ${name}`
export const guest = 'Guest'
export const downloadReceipt = 'Download Receipt'
export const discardTitle = 'Discard your changes?'
export const discardText = 'What you changed is not saved yet. If you go on, it is lost.'
export const keepEditing = 'Keep editing'
export const discardChanges = 'Discard changes'
export const newTab = ' (opens in a new tab)'
export const pinPad = 'PIN pad'
export const deleteDigit = 'Delete last digit'
export const digitsEntered = (n: number): string => (n === 1 ? '1 digit entered' : `${n} digits entered`)
