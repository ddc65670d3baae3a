import { inBangla } from '#words/office.ts'
import * as words from '#words/office-things.ts'

/** What the fields are called in the history and where two editors meet. */
export const ticketNames = {
  name: words.name,
  name_bn: inBangla(words.name),
  age: words.age,
  age_bn: inBangla(words.age),
  price: words.weekdayPrice,
  weekend_price: words.weekendPrice,
  holiday_price: words.holidayPrice,
  minutes: words.minutes,
  extra_hour_price: words.extraHourPrice,
  min_height_cm: words.minHeight,
  max_height_cm: words.maxHeight,
  socks: words.socks,
  reentry: words.reentry,
  online: words.online,
  counter: words.counter,
  on_sale: words.onSale,
}
