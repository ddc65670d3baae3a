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
