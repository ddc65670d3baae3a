/** What the content of the site may not be; the office is in English for everyone. */
export const required = (what: string): string => `${what} is required.`
export const tooLong = (what: string, n: number): string => `${what} can have at most ${n} characters.`
export const yesOrNo = 'This is yes or no.'
export const price = 'A price is 0 to 10,00,000.00 Taka, with at most two decimals.'
export const rate = 'A VAT rate is 0 to 100, with at most two decimals.'
export const wholeNumber = (from: number, to: number): string => `Please enter a whole number from ${from} to ${to}.`
export const minutes = 'Minutes are 15 to 720; empty is Unlimited.'
export const heights = 'The smallest height cannot be above the largest.'
export const reentry = 'Only an Unlimited ticket lets people out and in again.'
export const socks = 'Please choose included, required or none.'
export const color = 'Please choose a colour of the palette, or one written like #ff8800.'
export const icon = 'Please choose an icon of the set.'
export const cardsMost = (n: number): string => `A group can have at most ${n} cards.`
export const cardUnknown = 'This card is not in this group any more.'
export const weekdays = 'Please choose at least one weekday.'
export const weekday = 'This is no weekday.'
export const ridersLeast = 'Please add at least one rider type.'
export const ridersMost = (n: number): string => `A package can have at most ${n} rider types.`
export const riderTypeUnknown = 'This rider type is not there any more.'
export const riderTypeTwice = 'A rider type can be in a package once.'
export const pictureRequired = 'Please choose a picture.'
export const pictureUnknown = 'This picture is not there any more. Please send it again.'
export const address = 'Please write the whole address, like https://www.facebook.com/dolna.'
export const email = 'Email is not valid.'
export const phone = 'Please enter a phone number.'
export const mapFrame = 'Only maps of Google and OpenStreetMap are shown.'
export const hoursOverlap = 'These hours overlap.'
export const logo = 'Please send the logo again.'
export const policyLength = 'Please write between 200 and 20,000 characters.'
export const policyRules = 'Please keep numbered rules: begin each with its number, “1.”'
export const policyBangla = 'Our own text has its own Bangla. Please write the English first.'
export const clientId = 'client_id must be a UUID.'
export const ids = 'ids must be the numbers of the things, in their new order.'
export const version = 'version must be a whole number.'

export const listMost = (n: number): string => `There can be at most ${n} here. Delete something first.`
export const ticketTwice = (name: string): string => `There is a ticket “${name}” on sale already.`
export const goodsTwice = (name: string): string => `There are goods “${name}” on sale already.`
export const riderTypeNamed = (name: string): string => `There is a rider type “${name}” already.`
export const branchTwice = (name: string): string => `There is a branch “${name}” already.`
export const soldTicket = (name: string): string => `“${name}” was sold. It can be taken off sale, not deleted.`
export const usedRiderType = (name: string, n: number): string =>
  `“${name}” is in ${n === 1 ? '1 package' : `${n} packages`}. Take it out there first.`
export const soldRiderType = (name: string): string => `Memberships were sold with “${name}”. It cannot be deleted.`
export const soldPackage = (name: string): string => `“${name}” was sold. It can be taken off sale, not deleted.`
export const usedBranch = (name: string): string => `Tickets were sold for “${name}”. It can be closed, not deleted.`
export const branchDevices = (name: string): string => `“${name}” has gates or counters. Unpair them first.`
export const comingVisits = (n: number): string =>
  n === 1
    ? 'There is 1 paid visit from tomorrow on. Move or refund it first.'
    : `There are ${n} paid visits from tomorrow on. Move or refund them first.`
export const deletedBy = (who: string): string => `${who} deleted this. It is in the bin.`
export const somebody = 'Somebody'
export const notInBin = 'This is not in the bin.'
export const versionGone = 'This version is not kept any more.'
