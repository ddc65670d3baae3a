/** What the owner's side says at its door: sign-in, PIN, lock, pairing. */
export const pleaseSignIn = 'Please sign in.'
export const notAllowed = 'Your role does not allow this.'
export const foreignPage = 'This did not come from our own page.'
export const locked = 'This screen is locked. Enter your PIN.'
export const pinNeeded = 'Enter your PIN again.'
export const pinFirst = 'Set a PIN first.'
export const approvalNeeded = 'A manager must approve this.'
export const accessEnded = (name: string): string => `${name} has ended your access.`
export const unpaired = (name: string): string =>
  `This device was unpaired by ${name}. Nothing is stored on it any more.`
export const unpairedUnused =
  'This device was not used for 90 days and is not paired any more. Nothing is stored on it any more.'
export const pinForm = 'A PIN has 4 to 6 digits.'
export const pinEasy = 'This PIN is too easy to guess.'
export const pinWrong = (left: number): string =>
  left === 1 ? 'That PIN is not right. 1 try left.' : `That PIN is not right. ${left} tries left.`
export const pinTries = 'Too many wrong tries. Wait 15 minutes or sign in with a code.'
export const pinUnset = 'You have no PIN yet. Sign in with a code first.'
export const oldPinNeeded = 'Enter your old PIN too.'
export const pinDeviceOnly = 'A PIN opens only a paired device. Sign in with a code.'
export const approvalDeviceOnly = 'A PIN approves only on a paired device.'
export const linkDead = 'This link does not work any more. Ask for a new one.'
export const notHere = 'You do not work at this branch.'
export const pairingWrong = 'This code is not right, or it is older than 5 minutes.'
export const limitPairing = (wait: string): string => `Too many wrong codes. Please wait ${wait} and try again.`
export const limitCalls = 'Too many calls from this screen. Please wait a moment.'
export const roleUnknown = 'Please choose a role.'
export const personUnknown = 'Please choose a person.'
export const actUnknown = 'This cannot be approved.'
export const subjectForm = 'It must be said what is approved.'
export const notApprover = 'This person cannot approve this.'
export const signedOut = 'Signed out.'
export const paired = 'This device is paired.'
export const keyForm = 'Idempotency-Key is 8 to 100 letters, digits or signs.'
export const keyUsed = 'This key was used for something else.'
export const keyBusy = 'This is being done already.'
