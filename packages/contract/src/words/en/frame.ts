/** The frame of the staff's app: places, the line, this device. */
export const staffSide = 'staff'
export const skip = 'Skip to content'
export const mainNav = 'Main'
export const quickNav = 'Quick'
export const sales = 'Sales'
export const gate = 'Gate'
export const staff = 'Staff'
export const more = 'More'
export const allBranches = 'All branches'
export const branch = 'Branch'
export const online = 'Online'
export const offline = 'Offline'
export const offlineSince = (time: string): string => `Offline since ${time}`
export const offlineKept = 'What you see was kept from before. Nothing can be changed until the line is back.'
export const needLook = (n: number): string =>
  n === 0 ? 'Nothing needs a look' : n === 1 ? '1 thing needs a look' : `${n} things need a look`
export const notAllowed = 'Your role does not allow this.'
export const toPlace = (place: string): string => `To ${place}`
export const nothingHere = 'There is nothing here.'
export const loading = 'Loading...'
export const serverSilent = 'The server does not answer.'
export const textKept = 'The server does not answer. Your text is kept.'
export const broken = 'This screen could not be shown.'
export const newVersion = 'A new version is ready.'
export const reload = 'Reload'
export const allPlaces = 'All places'
export const staffAbout = 'People, devices, history'
export const thisDevice = 'This device'
export const darkColours = 'Dark colours'
export const language = 'Language'
export const lockScreen = 'Lock this screen'
export const signOut = 'Sign out'
export const endShift = 'End my shift'
export const roleNames = (role: string): string =>
  ({ gate: 'Gate', cashier: 'Cashier', manager: 'Manager', owner: 'Owner', viewer: 'Viewer' })[role] ?? role
export const meAs = (name: string, role: string): string => `${name}, ${role}`
