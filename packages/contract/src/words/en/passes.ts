export const showAtGate = 'Show at the gate'
export const showThisAtGate = 'Show this at the gate'
export const brightness = 'Turn your screen brightness up'
export const brightnessPlease = 'Turn your screen brightness up.'
export const used = 'Already used'
export const usedText = 'This ticket has been scanned at the gate.'
export const someAreIn = (n: number, all: number): string => `${n} of ${all} are in.`
export const comeBack = 'Show this to come back in today.'
export const cancelled = 'Cancelled'
export const orderCancelled = 'This order was cancelled.'
export const membershipCancelled = 'This membership was cancelled.'
export const notYet = 'Not yet'
export const startsOn = (day: string): string => `This membership starts on ${day}.`
export const over = 'Over'
export const endedOn = (day: string): string => `This membership ended on ${day}.`
export const visitWasOn = (day: string): string => `The visit was on ${day}.`
export const qr = 'QR code for the gate'
export const qrCode = 'QR code'
export const showQr = 'Show QR'
export const saved = 'Saved on this phone, works without a line'
export const noLine = 'No line. This code works anyway'
export const lastChecked = (since: string): string => `Last checked ${since}.`
export const passes = 'Passes'
export const previousPass = 'Previous pass'
export const nextPass = 'Next pass'
export const yourTicket = 'Your ticket'
export const tickets = 'Tickets'
export const membership = 'Membership'
export const visitDay = 'Visit day'
export const branch = 'Branch'
export const anyBranch = 'Any branch'
export const people = 'People'
export const peopleCount = (n: number): string => (n === 1 ? '1 person' : `${n} people`)
export const line = (qty: number, name: string): string => `${qty} × ${name}`
export const today = (weekday: string): string => `Today, ${weekday}`
export const tomorrow = (weekday: string): string => `Tomorrow, ${weekday}`
export const onDay = (weekday: string, day: string): string => `${weekday} ${day}`
export const ticketTerms = (lines: string): string => `${lines}.`
export const membershipTerms = (days: string, last: string): string => `Any branch, ${days}. Ends ${last}.`
export const addToCalendar = 'Add to calendar'
export const directions = 'Directions'
export const share = 'Share'
export const shareTicket = 'Share this ticket'
export const shareMembership = 'Share this membership'
export const whoeverHasIt = 'Whoever has the code can come in with it.'
export const whoeverHasItOnce = 'Whoever has the code can come in with it. It works once.'
export const whoeverHasItEach = (n: number): string =>
  `Whoever has the code can come in with it. It works once for each of the ${n} people.`
export const linkEndsWithMembership = 'The link stops working when the membership ends.'
export const linkEndsWithVisit = 'The link stops working when the visit is over.'
export const sms = 'SMS'
export const savePicture = 'Save picture'
export const noPicture = 'The picture could not be made. Please share the link.'
export const copyLink = 'Copy link'
export const linkCopied = 'Link copied'
export const copyYourself = (url: string): string => `Please copy the link: ${url}`
export const linkEnded = 'This link has ended'
export const linkEndedText = 'The visit is over, or the order was cancelled. Please ask whoever sent it to you.'
