export { myProfile as title } from './app.ts'
export const name = 'Name'
export const spouseName = 'Spouse Name'
export const phone = 'Phone'
export const phoneHelp = 'Your phone number cannot be changed.'
export const email = 'Email'
export const heardBy = 'How did you hear about us?'
export const chooseOne = 'Choose one'
/** A choice is kept by its English name. */
export const heard = (choice: string): string => choice
export const notGiven = 'Not given yet'
export const children = 'Children'
export const noChildren = 'No children added yet'
export const addChild = 'Add Another Child'
export const child = (n: number): string => `Child ${n}`
export const childName = 'Child name'
export const age = 'Age'
export const removeChild = (name: string): string => `Remove ${name}`
export const removeChildNumber = (n: number): string => `Remove child ${n}`
export const mostChildren = (n: number): string => `You can add up to ${n} children.`
export const edit = 'Edit Profile'
export const save = 'Save Changes'
export const saving = 'Saving Changes...'
export const logout = 'Logout'
export const changeImage = 'Change image'
export const addImage = 'Add image'
export const imageHelp = 'JPG, JPEG or PNG, up to 5 MB'
export const removeNewImage = 'Remove new image'
export const pictureAlt = 'Profile picture'
export const fillInFirst = 'Please fill in your profile first.'
export const fillInWhy = 'Tell us your name and who comes to play. Then you can buy tickets and memberships.'
export const saved = 'Profile updated successfully!'
export const notSaved = 'Failed to update profile'
export const unreached =
  'We could not be reached. Please check your connection and try again: nothing you typed is lost.'
export const yourData = 'Your data'
export const yourDataText =
  'See everything we keep about you in one file: your profile, children, orders, payments and messages. Or delete your account for good.'
export const downloadData = 'Download my data'
export const deleteAccount = 'Delete my account'
export const deleteTitle = 'Delete your account?'
export const deletedLabel = 'Deleted:'
export const deletedText = 'your name, phone number, email, picture and children. You are signed out everywhere.'
export const keptLabel = 'Kept for the books:'
export const keptText = 'your orders and payments, without your name, phone number and children.'
export const deleteEnds = 'Unused tickets and memberships end without a refund. Nothing of this can be undone.'
export const runningMembership = (name: string): string => `Your membership “${name}” is paid and still running.`
export const unpaidOrders = (n: number): string =>
  n === 1 ? 'One order of yours is not paid yet.' : `${n} orders of yours are not paid yet.`
export const deleteSure = 'I understand. Delete my account for good.'
export const accountDeleted = 'Your account is deleted.'
