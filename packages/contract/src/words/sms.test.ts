import { describe, expect, it } from 'vitest'
import { pathOf, paths } from '../paths.ts'
import { addressIn, type Language, languages } from '../rules/language.ts'
import { smsLetters, smsParts } from '../rules/sms.ts'
import { complete } from './complete.ts'

const { sms, dates } = complete
type Name = keyof typeof sms.en

const INVOICE = 'INV-20260930-99999'
const site = { host: 'www.dolna.com.bd', id: 99_999 }
const longSite = { host: 'www.a-long-play-centre.com.bd', id: 1_234_567 }

const packageOf = (language: Language) => (language === 'bn' ? 'লিটল স্টার' : 'Little Star')
const branchOf = (language: Language) => (language === 'bn' ? 'শাপলা স্কয়ার' : 'Shapla Square, Chattogram')

/** As long as each gets: the month with the longest name, the largest sum that is paid online. */
function longest(language: Language, { host, id }: typeof site): Record<Name, string> {
  const say = sms[language]
  const link = (path: string) => `https://${host}${addressIn(language, path)}`
  const day = dates[language].showDay('2026-09-30')
  const [tickets, membership] = [link(pathOf(paths.myTicket, id)), link(pathOf(paths.mySubscription, id))]
  const renew = link(pathOf(paths.membershipCheckout, id))
  return {
    code: say.code('123456', host),
    codeShort: say.codeShort('123456', host),
    codeDesk: say.codeDesk('123456', say.codeDeskPhone),
    codeDeskPhone: say.codeDeskPhone,
    codeDeskErase: say.codeDesk('123456', say.codeDeskErase),
    codeDeskData: say.codeDesk('123456', say.codeDeskData),
    codeNoHost: say.codeNoHost('123456'),
    paidTickets: say.paidTickets(INVOICE, tickets),
    paidMoved: say.paidMoved(INVOICE, day, tickets),
    paidMovedShort: say.paidMovedShort(day, tickets),
    paidMembership: say.paidMembership(INVOICE, membership),
    paidMembershipShort: say.paidMembershipShort(membership),
    refused: say.refused(INVOICE, '5,00,000.00'),
    ending: say.ending(packageOf(language), day, renew),
    endingNoName: say.endingNoName(day, renew),
    goesBack: say.goesBack(INVOICE, '5,00,000.00'),
    ticketsCancelled: say.ticketsCancelled(100, 100, INVOICE),
    cancelledGoesBack: say.cancelledGoesBack(100, 100, INVOICE, '5,00,000.00'),
    membershipCancelled: say.membershipCancelled(INVOICE),
    moved: say.moved(INVOICE, day, branchOf(language), tickets),
    movedNoInvoice: say.movedNoInvoice(day, branchOf(language), tickets),
    movedShort: say.movedShort(day, tickets),
    extended: say.extended(packageOf(language), day),
    extendedNoName: say.extendedNoName(day),
    newSignIn: say.newSignIn('Mohammad Shahidul Islam Chowdhury', dates.en.showDay('2026-09-30'), '12:12 PM'),
    paymentHeld: say.paymentHeld('5,00,000.00', `https://${host}/staff/payments`),
  }
}

/** For everyone, whatever they read. */
const inEnglish = /^(code|newSignIn|paymentHeld)/

const said = languages.flatMap((language) =>
  Object.entries(longest(language, site)).map(([name, text]) => ({ language, name, text: smsLetters(text) })),
)

describe('the text messages', () => {
  it('when a message is written, it is measured here', () => {
    expect(Object.keys(longest('bn', site)).toSorted()).toEqual(Object.keys(sms.bn).toSorted())
  })

  it.each(said.filter(({ language }) => language === 'en'))(
    'when $name is said in English, it is plain letters in one part',
    ({ text }) => {
      expect(text).toMatch(/^[\n -~]+$/)
      expect(smsParts(text)).toBe(1)
    },
  )

  it.each(said.filter(({ language, name }) => language === 'bn' && !inEnglish.test(name)))(
    'when $name is said in Bangla, it has two parts at most',
    ({ text }) => {
      expect(text).toMatch(/\p{Script=Bengali}/u)
      expect(smsParts(text)).toBeLessThanOrEqual(2)
    },
  )

  /** Those that others stand in for may be longer then. */
  const shortened = new Set<string>(['paidMoved', 'paidMembership', 'ending', 'moved', 'movedNoInvoice'])

  it.each(languages)('when the address of the site is long, whatever stands last still fits, in %s', (language) => {
    const most = { en: 1, bn: 2 }[language]
    const tooLong = Object.entries(longest(language, longSite)).filter(([, text]) => smsParts(smsLetters(text)) > most)
    expect(tooLong.map(([name]) => name).filter((name) => !shortened.has(name))).toEqual([])
  })

  it.each(['code', 'codeShort', 'codeNoHost', 'newSignIn'] as const)(
    'when somebody reads Bangla, %s is in English',
    (name) => {
      expect(longest('bn', site)[name]).toBe(longest('en', site)[name])
    },
  )
})
