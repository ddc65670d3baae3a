import * as bnAnswers from './bn/answers.ts'
import * as bnApp from './bn/app.ts'
import * as bnCart from './bn/cart.ts'
import * as bnCatalogue from './bn/catalogue.ts'
import * as bnCheckout from './bn/checkout.ts'
import * as bnContent from './bn/content.ts'
import * as bnDates from './bn/dates.ts'
import * as bnDays from './bn/days.ts'
import * as bnDelivery from './bn/delivery.ts'
import * as bnDigits from './bn/digits.ts'
import * as bnDoor from './bn/door.ts'
import * as bnErrors from './bn/errors.ts'
import * as bnFrame from './bn/frame.ts'
import * as bnGate from './bn/gate.ts'
import * as bnGateScreen from './bn/gate-screen.ts'
import * as bnHours from './bn/hours.ts'
import * as bnKept from './bn/kept.ts'
import * as bnLanguage from './bn/language.ts'
import * as bnMoney from './bn/money.ts'
import * as bnNumbers from './bn/numbers.ts'
import * as bnOpen from './bn/open.ts'
import * as bnOrders from './bn/orders.ts'
import * as bnPages from './bn/pages.ts'
import * as bnPasses from './bn/passes.ts'
import * as bnPrivacy from './bn/privacy.ts'
import * as bnProfile from './bn/profile.ts'
import * as bnReceipt from './bn/receipt.ts'
import * as bnRefund from './bn/refund.ts'
import * as bnRules from './bn/rules.ts'
import * as bnSales from './bn/sales.ts'
import * as bnSession from './bn/session.ts'
import * as bnSms from './bn/sms.ts'
import * as bnStaff from './bn/staff.ts'
import * as bnStaffContent from './bn/staff-content.ts'
import * as bnStaffDesk from './bn/staff-desk.ts'
import * as bnStaffOffice from './bn/staff-office.ts'
import * as bnSubscriptions from './bn/subscriptions.ts'
import * as bnTerms from './bn/terms.ts'
import * as bnUi from './bn/ui.ts'
import * as enAnswers from './en/answers.ts'
import * as enApp from './en/app.ts'
import * as enCart from './en/cart.ts'
import * as enCatalogue from './en/catalogue.ts'
import * as enCheckout from './en/checkout.ts'
import * as enContent from './en/content.ts'
import * as enDates from './en/dates.ts'
import * as enDays from './en/days.ts'
import * as enDelivery from './en/delivery.ts'
import * as enDigits from './en/digits.ts'
import * as enDoor from './en/door.ts'
import * as enErrors from './en/errors.ts'
import * as enFrame from './en/frame.ts'
import * as enGate from './en/gate.ts'
import * as enGateScreen from './en/gate-screen.ts'
import * as enHours from './en/hours.ts'
import * as enKept from './en/kept.ts'
import * as enLanguage from './en/language.ts'
import * as enMoney from './en/money.ts'
import * as enNumbers from './en/numbers.ts'
import * as enOpen from './en/open.ts'
import * as enOrders from './en/orders.ts'
import * as enPages from './en/pages.ts'
import * as enPasses from './en/passes.ts'
import * as enPrivacy from './en/privacy.ts'
import * as enProfile from './en/profile.ts'
import * as enReceipt from './en/receipt.ts'
import * as enRefund from './en/refund.ts'
import * as enRules from './en/rules.ts'
import * as enSales from './en/sales.ts'
import * as enSession from './en/session.ts'
import * as enSms from './en/sms.ts'
import * as enStaff from './en/staff.ts'
import * as enStaffContent from './en/staff-content.ts'
import * as enStaffDesk from './en/staff-desk.ts'
import * as enStaffOffice from './en/staff-office.ts'
import * as enSubscriptions from './en/subscriptions.ts'
import * as enTerms from './en/terms.ts'
import * as enUi from './en/ui.ts'

type Same<English> = { [Name in keyof English]: English[Name] extends string ? string : English[Name] }
type Spare<English, Bangla> = { [Name in Exclude<keyof Bangla, keyof English>]: never }

/** A text that Bangla lacks, has too many, or that takes other gaps is an error of types. */
const same = <English, Bangla extends Same<English>>(en: English, bn: Bangla & Spare<English, Bangla>) => ({
  en,
  bn: bn as Same<English>,
})

/** Every text of both languages, by its file. */
export const complete = {
  answers: same(enAnswers, bnAnswers),
  app: same(enApp, bnApp),
  cart: same(enCart, bnCart),
  catalogue: same(enCatalogue, bnCatalogue),
  checkout: same(enCheckout, bnCheckout),
  content: same(enContent, bnContent),
  dates: same(enDates, bnDates),
  days: same(enDays, bnDays),
  delivery: same(enDelivery, bnDelivery),
  digits: same(enDigits, bnDigits),
  door: same(enDoor, bnDoor),
  errors: same(enErrors, bnErrors),
  frame: same(enFrame, bnFrame),
  gate: same(enGate, bnGate),
  gateScreen: same(enGateScreen, bnGateScreen),
  hours: same(enHours, bnHours),
  kept: same(enKept, bnKept),
  language: same(enLanguage, bnLanguage),
  money: same(enMoney, bnMoney),
  numbers: same(enNumbers, bnNumbers),
  open: same(enOpen, bnOpen),
  orders: same(enOrders, bnOrders),
  pages: same(enPages, bnPages),
  passes: same(enPasses, bnPasses),
  privacy: same(enPrivacy, bnPrivacy),
  profile: same(enProfile, bnProfile),
  receipt: same(enReceipt, bnReceipt),
  refund: same(enRefund, bnRefund),
  rules: same(enRules, bnRules),
  sales: same(enSales, bnSales),
  session: same(enSession, bnSession),
  sms: same(enSms, bnSms),
  staff: same(enStaff, bnStaff),
  staffContent: same(enStaffContent, bnStaffContent),
  staffDesk: same(enStaffDesk, bnStaffDesk),
  staffOffice: same(enStaffOffice, bnStaffOffice),
  subscriptions: same(enSubscriptions, bnSubscriptions),
  terms: same(enTerms, bnTerms),
  ui: same(enUi, bnUi),
}
