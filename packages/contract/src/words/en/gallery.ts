/** The gallery of the content; the office is in English for everyone. */
const pictures = (n: number): string => (n === 1 ? '1 picture' : `${n} pictures`)

export const gallery = 'Gallery'
export const about = (n: number, untold: number): string =>
  `Gallery · ${pictures(n)}${untold === 0 ? '' : `, ${untold} without a description`}`
export const add = 'Add pictures'
export const dropHere = (n: number): string => `Drop up to ${n} pictures here`
export const orChoose = 'or choose from this device. They keep the order you chose them in.'
export const chooseFiles = 'Choose files'
export const leftOut = (n: number, most: number): string =>
  `${most} pictures at once: ${n === 1 ? '1 was' : `${n} were`} left out. Choose ${n === 1 ? 'it' : 'them'} when these are done.`

export const chosenTitle = (n: number): string => `${pictures(n)} chosen`
export const allShow = 'What do they show?'
export const allShowHelp = 'For all that have no words of their own below. Each can be changed later.'
export const shows = (name: string): string => `What does ${name} show?`
export const sayIt = 'Say what it shows'
export const upload = (n: number): string => `Upload ${pictures(n)}`

export const uploading = 'Uploading'
export const uploaded = 'Uploaded'
export const stop = 'Stop'
export const clear = 'Clear'
export const doneOf = (done: number, all: number): string => `${done} of ${all} done`
export const pace = (inHand: number, wait: string): string => [`${inHand} at a time`, wait].filter(Boolean).join(' · ')
export const aboutSeconds = (n: number): string => (n < 60 ? `about ${n} s` : `about ${Math.ceil(n / 60)} min`)
export const allFiles = 'All files'
export const percent = (n: number): string => `${n} %`
export const smallerFrom = (share: string, weight: string): string => `${share}, made smaller from ${weight}`
export const waits = 'Waiting'
export const done = (weight: string): string => `Done, ${weight}`
export const lineBroke = 'The line broke. The rest goes on.'
export const tryAgain = 'Try again'
export const remove = 'Remove'
export const removeFile = (name: string): string => `Remove ${name}`
export const notTaken = 'This picture was not taken.'

export const chosen = (n: number): string => `${n} chosen`
export const moveUp = 'Move up'
export const moveDown = 'Move down'
export const moveToTop = 'Move to top'
export const makeDraft = 'Make draft'
export const makeLive = 'Make live'
export const deleteSome = (n: number): string => `Delete ${n}`
export const choose = (name: string): string => `Choose ${name}`
export const handle = (name: string, at: number, all: number): string =>
  `Move ${name}, ${at} of ${all}. Space lifts it, arrows move it, Space drops it.`
export const lifted = (name: string, at: number, all: number): string => `${name}: ${at} of ${all}`
export const draft = 'Draft'
export const live = 'Live'
export const liveHint = 'Shown on the website'
export const empty = 'No pictures yet.'
export const failed = 'The gallery could not be loaded.'
export const newOrder = 'The order is saved.'
export const orderBack = 'The order is as it was.'
export const notSaved = 'Nothing was saved yet.'
export const madeDraft = (n: number): string =>
  n === 1 ? '1 picture is a draft now.' : `${n} pictures are drafts now.`
export const madeLive = (n: number): string => (n === 1 ? '1 picture is live now.' : `${n} pictures are live now.`)
export const deleted = 'Deleted.'
export const broughtBack = 'They are back.'
export const onePicture = 'Picture'
