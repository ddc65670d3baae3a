/** The forms of rides, groups and tickets: their fields. */
export const name = 'Name'
export const details = 'Details'
export const picture = 'Picture'
export const twoSentences = 'Two short sentences fit the card on a phone.'
export const title = 'Title'
export const groupTitle = 'Group title'
export const cards = 'Cards'
export const description = 'Description'
export const colour = 'Colour'
export const ownColour = 'Own colour'
export const colourNames: Record<string, string> = {
  sky: 'Sky',
  teal: 'Teal',
  sunny: 'Sunny',
  coral: 'Coral',
  grape: 'Grape',
  leaf: 'Leaf',
}
export const icon = 'Icon'
export const noIcon = 'A star'
export const presentIcon = 'The one it has'
export const addCard = 'Add card'
export const newCard = 'New card'
export const noCards = 'No cards yet.'
export const editCard = (card: string): string => `Edit ${card}`
export const deleteCard = (card: string): string => `Delete ${card}`
export const cardGone = (card: string): string => `${card} is taken out. It is gone when you save.`
export const closeCard = 'Done'
export const cardsMost = (n: number): string => `A group can have at most ${n} cards.`
export const groupLive = 'Live'
export const age = 'Age'
export const ageHelp = 'Shown on the stub, like 5 – 12.'
export const minutes = 'Minutes'
export const minutesHelp = 'Empty = Unlimited'
export const weekdayPrice = 'Weekday price'
export const weekendPrice = 'Fri and Sat price'
export const holidayPrice = 'Holiday price'
export const extraHourPrice = 'Extra-hour price'
export const prices = 'Prices'
export const pricesHelp = 'Without VAT.'
export const rules = 'Who may come in'
export const minHeight = 'Smallest height'
export const maxHeight = 'Largest height'
export const centimetres = 'cm'
export const heightHelp = 'Empty = no limit'
export const socks = 'Socks'
export const sockNames = { included: 'Included', required: 'Required', none: 'Not asked for' }
export const reentry = 'Come back in'
export const reentryHint = 'Out and in again on the same day'
export const where = 'Where it is sold'
export const online = 'Online'
export const onlineHint = 'On the website'
export const counter = 'Counter'
export const counterHint = 'A tile at the counter'
export const onSale = 'On sale'
export const onSaleHint = 'Off sale, nobody can buy it; orders keep it'
export const soldNever =
  'Something sold is never deleted, only taken off sale. Orders keep the price they were sold at.'
export const price = 'Price'
export const vatRate = 'Own VAT rate'
export const vatHelp = 'Empty = the centre’s'
export const usedInPackages = 'It is in a package, so it cannot be deleted.'
export const unlimited = 'Unlimited'
export const hours = (minutes: number): string => (minutes % 60 === 0 ? `${minutes / 60} h` : `${minutes} min`)
export const notOnline = 'not online'
export const vatOf = (rate: number): string => `VAT ${rate} %`
