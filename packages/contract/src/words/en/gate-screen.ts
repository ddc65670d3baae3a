export const gate = 'Gate'
export const scan = 'Scan'
export const find = 'Find'
export const lastScans = 'Last scans'
export const thisGate = 'this gate'
export const online = 'Online'
export const offline = 'Offline'
export const darkColours = 'Dark colours'
export const myMenu = (name: string): string => `${name}: settings, end my shift`

export const startScanning = 'Start scanning'
export const startHelp = 'One tap switches on camera, sound and keeps the screen awake.'
export const holdCode = 'Hold the code in the frame'
export const checking = 'Checking…'
export const torch = 'Torch'
export const switchCamera = 'Switch camera'
export const cameraRefused = 'The camera is not allowed.'
export const cameraRefusedHelp = "Allow it in the browser's settings, or type the code."
export const cameraNone = 'No camera found.'
export const cameraNoneHelp = 'Type the code or use a scanner.'
export const cameraBusy = 'Another app uses the camera.'
export const cameraInsecure = 'The camera works only over https.'
export const cameraBroken = 'The camera cannot read codes here.'
export const soundBlocked = 'Tap once to switch the sound on.'
export const clockWrong = (minutes: string): string =>
  `This phone's clock is ${minutes} minutes wrong. Times are corrected.`
export const scannerTypesBangla = 'The scanner types Bangla letters. Switch the keyboard to English.'
export const serverSilent = 'The server does not answer. Please try again.'
export const noAnswer = 'No answer from the server, and this phone has no list. Look at the receipt.'

export const typeLabel = 'Code, invoice, mobile or name'
export const typePlaceholder = 'INV- or 01…'
export const check = 'Check'
export const letInToday = 'Let in today'
export const insideNow = 'Inside now'

export const verdict = 'Verdict'
export const wordLetIn = 'LET IN'
export const wordCheck = 'CHECK'
export const wordStop = 'STOP'
export const nextScan = 'Next scan'
export const undo = 'Undo'
export const undoOf = (whom: string): string => `Undo: ${whom}`
export const notEveryone = 'Not everyone is here'
export const letInAnyway = 'Let in anyway'
export const callManager = 'Call manager'
export const managersPin = "Manager's PIN"
export const enterManagersPin = "Enter manager's PIN"
export const askService = 'Ask the payment service'
export const askHelp = 'If the wallet was charged in the queue, ask now: it takes up to 10 s.'
export const asking = 'Asking the payment service…'
export const moveToToday = 'Move to today'
export const tryAgain = 'Try again'
export const back = 'Back'

export const people = (count: number): string => (count === 1 ? '1 person' : `${count} people`)
export const paid = 'Paid'
export const due = 'Due'
export const invoice = 'Invoice'
export const bookedFor = 'Booked for'
export const playUntil = 'Play until'
export const scannedBy = 'Scanned by'
export const when = 'When'
export const where = 'Where'
export const status = 'Status'
export const handOut = 'Hand out'
export const handedOut = 'Handed out'
export const sum = (amount: string): string => `Tk ${amount}`
export const times = (name: string, count: string): string => `${name} × ${count}`

export const statusVoid = 'Void'
export const statusCancelled = 'Cancelled'
export const statusHeld = 'Payment on hold'
export const statusExpired = 'Expired'
export const statusUnpaid = 'Unpaid'
export const statusEarly = 'Not yet valid'
export const statusEnded = 'Ended'
export const statusUsed = 'Used'

export const whoIsHere = 'Who is here now?'
export const peopleOfOrder = 'People of this order'
export const ridersOfMembership = 'Riders of this membership'
export const letIn = (count: string): string => `Let in ${count}`
export const letInOther = (count: string): string => `Let in the other ${count}`
export const typeAndAge = (type: string, age: string): string => `${type}, ${age} years`
export const noName = 'No name given'
export const isIn = 'In'
export const isOut = 'Out'
export const inAlready = (type: string): string => `${type}: in already`
export const cameBefore = (type: string): string => `${type}: coming back in`
export const hadTurn = (type: string): string => `${type}: was in today`
export const cancelled = (type: string): string => `${type}: cancelled`
export const household = (name: string, last4: string): string => `${name}, …${last4}`

export const endsOn = (day: string): string => `ends ${day}`

export const anywayTitle = (people: string): string => `Let ${people} in anyway?`
export const anywayHelp = 'Your name and the reason are kept. Which one?'
export const reasonCustomer = "Customer's mistake"
export const reasonOurs = 'Our mistake'
export const reasonManager = 'Manager said so'
export const whoApproves = 'Who enters the PIN?'
export const noManagers = 'This branch has no manager to call.'
export const loading = 'Loading...'

export const findLabel = 'Phone, name, invoice or code'
export const nothingFound = 'Nothing found.'
export const todayHere = 'Today, this branch'
export const membersToday = 'Memberships valid today'
export const otherOrders = 'Other open orders'
export const hitMember = 'Member'
export const hitOtherDay = 'Other day'

export const noScans = 'No scans yet.'
export const scanLetIn = (time: string): string => `Let in ${time}`
export const scanUndone = (time: string): string => `Undone ${time}`

export const greenStays = 'LET IN stays'
export const secondsOf = (count: string): string => `${count} s`
export const untilTap = 'Until tap'
export const sound = 'Sound'
export const language = 'Language'
export const switchPerson = 'Switch person'
export const endShift = 'End my shift'
