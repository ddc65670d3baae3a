/** The lists of the content: their names, what stands in them, how they are put in order. */
export const rides = 'Fun Rides'
export const gallery = 'Gallery'
export const services = 'Services'
export const abouts = 'About'
export const tickets = 'Tickets'
export const goods = 'Goods'
export const riderTypes = 'Rider types'
export const packages = 'Package & Offers'
export const branches = 'Branches'
export const business = 'Business'
export const policies = 'Policies'
export const settings = 'Settings'
export const bin = 'Bin'

export const addRide = 'Add ride'
export const addGroup = 'Add group'
export const addTicket = 'Add ticket'
export const addGoods = 'Add goods'
export const addRiderType = 'Add rider type'
export const newRide = 'New ride'
export const newGroup = 'New group'
export const newTicket = 'New ticket'
export const newGoods = 'New goods'
export const newRiderType = 'New rider type'

export const searchRides = 'Search rides'
export const searchGroups = 'Search groups'
export const searchTickets = 'Search tickets'
export const searchGoods = 'Search goods'
export const searchRiderTypes = 'Search rider types'
export const noRides = 'No rides yet. Add the first one.'
export const noGroups = 'No groups yet. Add the first one.'
export const noTickets = 'No tickets yet. Add the first one.'
export const noGoods = 'No goods yet. Add the first one.'
export const noRiderTypes = 'No rider types yet. Packages need at least one.'
export const noneFound = 'Nothing like this here.'
export const listFailed = 'The list could not be loaded.'
export const ticketsAbout = 'Tickets · prices without VAT'
export const goodsAbout = 'Goods · sold at the counter only'
export const riderTypesAbout = 'Rider types · used by packages only'
export const groupsAbout = (name: string, groups: number, cards: number): string =>
  `${name} · ${groups === 1 ? '1 group' : `${groups} groups`}, ${cardsCount(cards)}`
export const cardsCount = (n: number): string => (n === 1 ? '1 card' : `${n} cards`)
export const usedBy = (n: number): string => (n === 0 ? 'In no package' : n === 1 ? 'In 1 package' : `In ${n} packages`)
export const toRiderTypes = 'Rider types'

export const status = 'Status'
export const all = 'All'
export const edit = (name: string): string => `Edit ${name}`
export const moveUp = (name: string): string => `Move up ${name}`
export const moveDown = (name: string): string => `Move down ${name}`
export const handle = (name: string): string => `Move ${name}: drag, or press Space and the arrow keys`
export const moveTitle = (name: string): string => `Move ${name}`
export const toTop = 'Move to top'
export const up = 'Move up'
export const down = 'Move down'
export const moving = 'moving'
export const lifted = (name: string, at: number, of: number): string =>
  `${name} is lifted. Place ${at} of ${of}. Arrows move it, Space drops it, Escape puts it back.`
const ordinals = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth', 'tenth']
const endings: Record<string, string> = { one: 'st', two: 'nd', few: 'rd', other: 'th' }
const ordinal = (n: number): string =>
  ordinals[n - 1] ?? `${n}${endings[new Intl.PluralRules('en', { type: 'ordinal' }).select(n)] ?? 'th'}`
export const isNow = (name: string, at: number): string => `${name} is now ${ordinal(at)}.`
export const orderBack = 'The order is as before.'
export const orderFailed = 'The order could not be saved.'

export const binAbout = 'Kept for 30 days, then gone for good.'
export const binEmpty = 'The bin is empty.'
export const binFailed = 'The bin could not be loaded.'
export const deletedBy = (when: string, who: string | null): string =>
  who === null ? `Deleted ${when}` : `Deleted ${when} by ${who}`
export const goneOn = (day: string): string => `Gone for good on ${day}`
export const restore = 'Restore'
export const restoreNamed = (name: string): string => `Restore ${name}`
export const isBack = (name: string): string => `${name} is back.`
export const kindOf: Record<string, string> = {
  rides: 'Ride',
  galleries: 'Photo',
  services: 'Service group',
  abouts: 'Ride group',
  products: 'Ticket',
  goods: 'Goods',
  'rider-types': 'Rider type',
  packages: 'Package',
  branches: 'Branch',
}
