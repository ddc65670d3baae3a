/** What the office of the owner's side says; it is in English only. */
export const lastOwner = 'There must be one owner. Make somebody else an owner first.'
export const phoneTaken = 'Somebody with this number is here already.'
export const branchesRequired = 'Please choose at least one branch.'
export const branchRequired = 'Please choose a branch.'
export const branchUnknown = 'There is no such branch.'
export const activeForm = 'Active is yes or no.'
export const deviceKind = 'Please choose gate or counter.'
export const deviceName = (n: number): string => `A name has 1 to ${n} characters.`
export const deviceTaken = (name: string): string => `There is a “${name}” at this branch already.`
export const unpaired = 'Unpaired. It empties itself with its next contact.'
export const devicesMost = (n: number): string => `A branch can have at most ${n} devices.`
export const peopleMost = (n: number): string => `There can be at most ${n} people.`
export const thingForm = 'thing must be a kind, or a kind and a number.'
export const dayForm = 'day must be written like 2026-11-15.'
export const pictureAlt = 'Please say in a few words what the picture shows.'
export const pictureAltLong = (n: number): string => `A description has at most ${n} characters.`
export const pictureFocus = 'The point of focus is a whole number of percent, 0 to 100.'
export const pictureTurn = 'A picture is turned by 90, 180 or 270.'
export const pictureFile = 'Please choose a picture.'
export const pictureUse = 'Please say what the picture is for.'
export const clientIdForm = 'client_id must be a UUID.'
export const pictureBytes = 'This picture has more than 10 MB. Please choose a smaller one.'
export const logoFormat = 'Only SVG, JPG, JPEG, and PNG files are allowed.'
export const logoTooLarge = 'This drawing is too large. Please choose a simpler one.'
export const picturesInHand = 'Your last pictures are still being stored. Please try again in a moment.'
export const picturesLimit = (wait: string): string => `You have sent many pictures. Please wait ${wait}.`
export const changedBy = (who: string, when: string): string =>
  `${who} changed this at ${when}. Your changes are not saved yet.`
export const hitChanged = (orders: number): string =>
  `There ${orders === 1 ? 'is 1 paid order' : `are ${orders} paid orders`} for this now. Please look again before you close it.`
/** 16-Dec-2026 and 2 other days have words of their own. */
export const rangeSaid = (first: string, others: number): string =>
  others === 0
    ? `${first} has its own word already. Please look at it. Save again to replace it.`
    : `${first} and ${others === 1 ? '1 other day' : `${others} other days`} have their own word already. Please look at them. Save again to replace them.`
export const dayAsUsual = 'This day is as usual again.'
export const dayAsForAll = 'This day is as for all branches again.'
export const searchTooLong = 'Please search for at most 100 characters.'
