/** The forms of the centre itself, its hours, branches, packages, policies and settings. */
export const businessAbout = 'Business · name, contacts, hours'
export const centre = 'Centre'
export const name = 'Name'
export const bin = 'BIN'
export const ownerOnReceipts = 'Owner only. On every receipt.'
export const ownerOnly = 'Owner only'
export const licence = 'Trade licence number'
export const bannerText = 'Banner text'
export const description = 'Description'
export const logo = 'Logo'
export const wordmark = 'Name as a drawing'
export const banner = 'Banner picture'
export const bannerWide = 'Banner picture on wide screens'
export const contacts = 'Contacts'
export const phone = 'Phone'
export const phone2 = 'Second phone'
export const email = 'Email'
export const email2 = 'Second email'
export const address = 'Address'
export const map = 'Map'
export const mapHelp = 'The address of a map, or its whole frame, from Google Maps or OpenStreetMap.'
export const links = 'Links'
export const socialNames = {
  facebook: 'Facebook',
  x: 'X',
  instagram: 'Instagram',
  linkedin: 'LinkedIn',
  youtube: 'YouTube',
}
export const guideline = 'Guideline'
export const guidelineShown = 'Shown beside the hours'
export const oneALine = 'One a line.'

export const hours = 'Hours'
export const closed = 'Closed'
export const to = 'to'
export const openOn = (day: string): string => `Open on ${day}`
export const opens = (day: string): string => `${day} opens`
export const closes = (day: string): string => `${day} closes`
export const opensAgain = (day: string): string => `${day} opens again`
export const closesAgain = (day: string): string => `${day} closes again`
export const addTime = (day: string): string => `Add a second time on ${day}`
export const removeTime = (day: string): string => `Remove the second time on ${day}`
export const writeYourself = 'Write it yourself'
export const byGrid = 'Use the grid'
export const noGrid = 'The grid cannot say this. Write one line a day, like “Friday: 2:30 PM – 10:00 PM”.'
export const hoursText = 'Hours, one line a day'
export const unread = (line: number, text: string): string =>
  `A search engine will not understand line ${line}: “${text}”.`
export const overlap = (day: string): string => `The two times on ${day} overlap.`
export const intoNext = (day: string, next: string): string => `${day} closes after ${next} has opened.`
export const sameTime = (day: string): string => `${day} opens and closes at the same time.`
export const sameTimes = 'It opens and closes at the same time.'
export const noHours = 'No hours yet. Switch on the days that are open.'

export const policiesAbout = 'Policies · headings, paragraphs and numbered lists'
export const policyNames = {
  'terms-and-conditions': 'Terms and Conditions',
  'privacy-policy': 'Privacy Policy',
  'refund-policy': 'Refund Policy',
  'service-delivery-policy': 'Service Delivery Policy',
}
export const choosePolicy = 'Which policy'
export const policyText = 'Text'
export const marks = 'Text tools'
export const heading = 'Heading'
export const paragraph = 'Paragraph'
export const numbered = 'Numbered list'
export const points = 'List'
export const policyHelp = 'A line that begins with # is a heading, 1. a rule with a number, - a point of a list.'
export const length = 'Length'
export const lengthNow = (n: string): string => `${n} characters. Between 200 and 20,000 is fine.`
export const versions = 'Versions'
export const ourText = 'Our own text is on the site.'
export const restoreOurs = 'Restore our text'
export const restoreHint = 'Our text is in the editor. It is public when you save.'
export const policyLength = 'Please write between 200 and 20,000 characters.'
export const policyRules = 'Please keep numbered rules: begin each with its number, “1.”'

export const settingsAbout = 'Settings · owner only where it says so'
export const vat = 'VAT'
export const vatRate = 'VAT rate'
export const weekend = 'Weekend'
export const fromNextOrder = 'From the next order on. Orders keep the rate they were sold at.'
export const vatTitle = (from: string, to: string): string => `From ${from} % to ${to} %, from the next order on?`
export const vatText = 'Orders keep the rate they were sold at.'
export const vatSave = (to: string): string => `Charge ${to} %`
export const rateKept = (rate: string): string => `The rate is still ${rate} %. Your changes are not saved yet.`
export const keepRate = (rate: string): string => `Keep ${rate} %`

export const branchesAbout = 'Branches · where tickets are sold and let in'
export const addBranch = 'Add branch'
export const newBranch = 'New branch'
export const searchBranches = 'Search branches'
export const noBranches = 'No branches yet. Tickets need at least one.'
export const branch = 'Branch'
export const open = 'Open'
export const openHint = 'Closed, no tickets are sold for it'
export const places = 'Places'
export const dayCapacity = 'People a day, online'
export const insideLimit = 'People inside at once'
export const noLimit = 'Empty = no limit'
export const bands = 'Bands'
export const bandsHint = 'A number for each child at this branch'
export const devices = 'Gates and counters'
export const gates = (n: number): string => (n === 1 ? '1 gate' : `${n} gates`)
export const counters = (n: number): string => (n === 1 ? '1 counter' : `${n} counters`)
export const noDevices = 'No gate or counter is paired here yet.'
export const toDevices = 'Devices'
export const comingVisits = (n: number): string =>
  n === 1 ? '1 paid visit from tomorrow on.' : `${n} paid visits from tomorrow on.`

export const packagesAbout = 'Package & Offers · prices with VAT'
export const addPackage = 'Add package'
export const newPackage = 'New package'
export const searchPackages = 'Search packages'
export const noPackages = 'No packages yet. Add the first one.'
export const offer = 'Offer'
export const title = 'Title'
export const price = 'Price'
export const oldPrice = 'Old price, struck through'
export const vatIncluded = (part: string, rate: string): string => `VAT included: Tk ${part} at ${rate}%`
export const months = 'Months'
export const hoursADay = 'Hours a day'
export const zeroUnlimited = '0 = Unlimited'
export const extraHour = 'Extra-hour price'
export const validOn = 'Valid on'
export const riders = 'Riders'
export const type = 'Type'
export const included = 'Included'
export const oneMore = 'One more'
export const addRider = 'Add rider type'
export const removeRider = (rider: string): string => `Remove ${rider}`
export const riderNumber = (n: number): string => `Rider type ${n}`
export const riderSaid = (rider: string, n: number, oneMore: string | null): string =>
  `${rider}: ${n} included${oneMore === null ? '' : `, one more Tk ${oneMore}`}`
export const includedOf = (n: number): string => `Included, rider type ${n}`
export const oneMoreOf = (n: number): string => `One more, rider type ${n}`
export const noRiderTypes = 'There are no rider types yet.'
export const manageRiderTypes = 'Rider types'
export const chooseType = 'Choose'
export const picture = 'Picture'
export const onSale = 'On sale'
export const onSaleHint = 'Off sale, nobody can buy it; members keep it'
export const running = (n: number): string =>
  n === 1
    ? 'New buyers get this. 1 running membership keeps what it was sold.'
    : `New buyers get this. ${n} running memberships keep what they were sold.`
export const packageRow = (months: number, price: string): string =>
  `${months === 1 ? '1 month' : `${months} months`} · ${price}`

export const stillMissing = 'What is still missing'
export const stillMissingText = 'The site opens step by step: each of these is public as soon as it is saved.'
export const stepsLeft = (n: number): string => (n === 1 ? '1 step left' : `${n} steps left`)
export const stepDone = 'Done'
export const stepNames = {
  name: 'Name and logo',
  hours: 'Opening hours',
  branch: 'A branch',
  tickets: 'Tickets',
  package: 'A package',
  rides: 'Rides',
  photos: 'Photos',
}
