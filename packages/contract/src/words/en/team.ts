/** People, devices and history: the office is in English for everyone. */
export const title = 'Staff'
export const people = 'People'
export const devices = 'Devices'
export const history = 'History'
export const peopleCount = (n: number): string => `${n === 1 ? '1 person' : `${n} people`}, five fixed roles`
export const addPerson = 'Add a person'
export const nobody = 'Nobody here yet.'
export const nobodyFound = 'Nobody found.'
export const searchPeople = 'Name or number'
export const searchDevices = 'Name or branch'
export const noDeviceFound = 'No device found.'
export const peopleFailed = 'The people could not be loaded.'
export const name = 'Name'
export const role = 'Role'
export const branches = 'Branches'
export const language = 'Language'
export const pin = 'PIN'
export const lastSeen = 'Last seen'
export const actions = 'Actions'
export const all = 'All'
export const pinSet = 'set'
export const pinNotSet = 'not set'
export const never = 'never'
export const inactive = 'Inactive'
export const edit = (person: string): string => `Edit ${person}`
export const oneOwner =
  'There must be one owner. Who leaves is made inactive, never deleted; their name stays on what they did.'
export const rightsTitle = 'Who may do what'
export const rightsTable = 'Rights per role'
export const may = 'May'
export const rightsFoot =
  'A = with an approval: a manager or owner enters their PIN on that screen, good for one act and 60 seconds.'
export const yes = 'yes'
export const no = 'no'
export const withApproval = 'with an approval'
export const ownTenMinutes = 'own, 10 min'
export const anyToday = 'any, today'
export const withReason = 'with a reason'
export const read = 'read'
export const own = 'own'
export const ownShift = 'own shift'
export const ownBranches = 'own branches'
export const todayHere = 'today, own branch'
export const gateAndCashier = 'gate and cashier'
export const rightNames = {
  scan: 'Scan, let in and out',
  undo_scan: 'Undo a scan',
  let_in_anyway: 'Let in anyway: other day, other branch',
  let_in_stopped: 'Let in anyway: red',
  sell: 'Sell at the counter',
  refund: 'Refund, cancel a person',
  find_orders: 'Find orders and passes',
  payments: 'Payments desk',
  content: 'Content, days, discounts',
  tax: 'VAT rate, BIN, logo',
  reports: 'Reports',
  people: 'People',
  devices: 'Pair and unpair devices',
  history: 'History',
}
export const newPerson = 'Add a person'
export const phone = 'Mobile number'
export const phoneHelp = 'They sign in with it.'
export const allBranches = 'All branches'
export const active = 'Active'
export const activeHelp = 'Off: signed out everywhere at once; the name stays on what they did.'
export const save = 'Save'
export const saving = 'Saving...'
export const add = 'Add'
export const cancel = 'Cancel'
export const added = (person: string): string => `${person} can sign in now.`
export const saved = (person: string): string => `${person} is saved.`
export const notSaved = 'Nothing was saved yet.'
export const devicesCount = (n: number): string => (n === 1 ? '1 paired device' : `${n} paired devices`)
export const pairDevice = 'Pair a device'
export const noDevices = 'No device is paired yet.'
export const noDevicesAbout = 'A gate phone or a counter is paired once; then people tap their name there.'
export const devicesFailed = 'The devices could not be loaded.'
export const branch = 'Branch'
export const kind = 'Kind'
export const kindGate = 'Gate'
export const kindCounter = 'Counter'
export const signedInHere = 'Signed in'
export const nobodyIn = 'nobody'
export const lastContact = 'Last contact'
export const waiting = 'Waiting'
export const nothingWaits = 'nothing'
export const scansWait = (n: number): string => (n === 1 ? '1 scan' : `${n} scans`)
export const isOnline = 'Online'
export const isOffline = 'Offline'
export const unpair = 'Unpair'
export const unpairOff = (n: number): string => `Unpair: off while ${n} wait`
export const unpairTitle = (device: string, where: string): string => `Unpair ${device} at ${where}?`
export const unpairText =
  'Whoever works on it is signed out at its next request, and what it has stored is emptied. This cannot be undone; it can be paired again.'
export const unpairAct = (device: string): string => `Unpair ${device}`
export const keepPaired = 'Keep it'
export const unpaired = (device: string): string => `${device} is unpaired.`
export const showCode = 'Show the code'
export const newCode = 'New code'
export const pairingCode = 'Pairing code'
export const onNewPhone = 'On the new phone open {address} and scan this.'
export const goodFor = (time: string): string => `Good for ${time}.`
export const codeOver = 'This code is over. Take a new one.'
export const devicePaired = (device: string): string => `${device} is paired.`
export const done = 'Done'
export const historyAbout = 'Rows are never changed or deleted'
export const everybody = 'Everybody'
export const everything = 'Everything'
export const person = 'Person'
export const thing = 'Thing'
export const day = 'Day'
/** By the kinds of things that the log is about. */
export const things = {
  person: 'People',
  session: 'Sign-ins',
  device: 'Devices',
  approval: 'Approvals',
  scan: 'Scans',
  tickets: 'Ticket orders',
  payment: 'Payments',
  stray: 'Money without an order',
  memberships: 'Memberships',
  customer: 'Customers',
  picture: 'Pictures',
  day: 'Days',
  ride: 'Fun Rides',
  gallery: 'Gallery',
  service: 'Services',
  about: 'About',
  ticket: 'Tickets',
  goods: 'Goods',
  rider_type: 'Rider types',
  package: 'Package & Offers',
  branch: 'Branches',
  business: 'Business',
  policy: 'Policies',
  settings: 'Settings',
}
export const historyFailed = 'The history could not be loaded.'
export const noHistory = 'Nothing happened here yet.'
export const noHistoryFound = 'Nothing was found.'
export const clearFilters = 'Clear the filters'
export const newestFirst = 'Newest first'
export const older = 'Older'
export const newest = 'Newest'
export const ownBrowser = 'own browser'
export const fromQueue = 'from an offline queue'
export const empty = 'empty'
export const becomes = 'becomes'
export const now = 'now'
export const secondsAgo = (n: number): string => `${n} s ago`
export const minutesAgo = (n: number): string => `${n} min ago`
export const seenOn = (when: string, device: string): string => `${when}, ${device}`
