import { contentSentences } from './content-log.ts'
import { customerSentences } from './customer-log.ts'
import { refundSentences } from './refund-log.ts'
import { paymentSentences } from './payment-log.ts'
import { deskSentences } from './desk-log.ts'

/** The log of the owner's side in sentences; it is in English only. */
type Changes = Record<string, [before: unknown, after: unknown]>
export type Told = { who: string; thing: string; changes: Changes; device: string | null }

/** Who has not come in. */
export const somebody = 'Somebody'

const ways: Record<string, string> = { code: 'with a code', link: 'with a link', pin: 'with the PIN' }
const fields: Record<string, string> = { phone: 'number', branches: 'branches', pin: 'PIN' }

const said = (value: unknown): string => (value === null || value === '' ? 'nothing' : String(value))
const on = (device: string | null): string => (device === null ? '' : ` on ${device}`)

const spaced = (value: unknown): string => said(value).replaceAll('_', ' ')

/** 4 people were let in; nobody was, and why */
function letIn(changes: Changes): string {
  const people = Number(changes['people']?.[1] ?? 0)
  if (people === 0) return `nobody was let in (${spaced(changes['reason']?.[1])})`
  return people === 1 ? '1 person was let in' : `${people} people were let in`
}

/** changed the role of Rahim from gate to cashier and the language from bn to en */
function changed(changes: Changes, thing: string): string {
  const parts = Object.entries(changes).map(([field, [before, after]], at) => {
    const whose = at === 0 ? ` of ${thing}` : ''
    return `the ${fields[field] ?? field.replaceAll('_', ' ')}${whose} from ${said(before)} to ${said(after)}`
  })
  return parts.length === 0 ? `saved ${thing}` : `changed ${parts.join(' and ')}`
}

function changedPerson({ thing, changes }: Told): string {
  const { active, ...others } = changes
  const access = active && (active[1] === true ? `gave ${thing} access again` : `ended the access of ${thing}`)
  const rest = Object.keys(others).length > 0 || !access ? changed(others, thing) : ''
  return [access, rest].filter(Boolean).join(' and ')
}

const counted = (count: unknown, one: string): string => `${said(count)} ${one}${count === 1 ? '' : 's'}`

/** closed 16-Dec-2026 at Shapla Square: Victory Day */
function changedDay({ thing, changes }: Told): string {
  const [kind, reason] = [changes['kind']?.[1], changes['reason']?.[1]]
  const why = reason ? `: ${said(reason)}` : ''
  if (kind === 'closed') return `closed ${thing}${why}`
  if (kind === 'holiday') return `made ${thing} a holiday${why}`
  if (kind === 'open') return `gave ${thing} hours of its own`
  return changed(changes, thing)
}

/** What was done, by the name of the act; whoever adds an act to the log adds it here. */
export const sentences: Record<string, (told: Told) => string> = {
  ...contentSentences,
  ...customerSentences,
  ...refundSentences,
  ...paymentSentences,
  ...deskSentences,
  'session.begin': ({ changes, device }) => `signed in ${ways[String(changes['way']?.[1])] ?? ''}${on(device)}`,
  'session.end': ({ device }) => `signed out${on(device)}`,
  'session.lock': ({ device }) => `locked the screen${on(device)}`,
  'session.unlock': ({ device }) => `entered the PIN${on(device)}`,
  'session.pin_wrong': ({ thing, device }) => `entered 5 wrong PINs of ${thing}${on(device)}`,
  'person.create': ({ thing, changes }) => `added ${thing} as ${said(changes['role']?.[1])}`,
  'person.update': changedPerson,
  'person.pin': () => 'set a PIN',
  'person.link': ({ thing }) => `made a link to sign in for ${thing}`,
  'device.offer': ({ thing }) => `made a code to pair ${thing}`,
  'device.pair': ({ thing }) => `paired ${thing}`,
  'device.unpair': ({ thing }) => `unpaired ${thing}`,
  'gate.scan': ({ thing, changes, device }) => `scanned ${thing}${on(device)}: ${letIn(changes)}`,
  'gate.people': ({ thing, changes, device }) => `chose who comes in with ${thing}${on(device)}: ${letIn(changes)}`,
  'gate.anyway': ({ thing, changes, device }) =>
    `let in ${thing} anyway${on(device)} (${spaced(changes['anyway']?.[1])}): ${letIn(changes)}`,
  'gate.undo': ({ thing, device }) => `undid the scan of ${thing}${on(device)}`,
  'gate.ask': ({ thing, changes }) =>
    `asked the payment service about ${thing} (${spaced(changes['finding']?.[1])}): ${letIn(changes)}`,
  'gate.move': ({ thing, changes }) =>
    `moved the visit of ${thing} from ${said(changes['booking_date']?.[0])} to ${said(changes['booking_date']?.[1])}`,
  'picture.create': ({ thing, changes }) => `sent the picture “${thing}” (${spaced(changes['use']?.[1])})`,
  'picture.update': ({ thing, changes }) => changed(changes, `the picture “${thing}”`),
  'day.update': changedDay,
  'day.delete': ({ thing }) => `made ${thing} a day as usual again`,
  'day.add': ({ thing, changes }) =>
    `added ${counted(changes['days']?.[1], 'day')} to ${counted(changes['members']?.[1], 'running membership')} for ${thing}`,
  'approval.give': ({ thing }) => `asked for an approval (${thing.replaceAll('_', ' ')})`,
}

/** Karim changed the role of Rahim from gate to cashier, 16-Nov-2026 4:12 PM. */
export function tell(
  act: string,
  told: Told,
  { approvedBy, when }: { approvedBy: string | null; when: string },
): string {
  const what = sentences[act]?.(told) ?? `${act} ${told.thing}`
  return `${told.who} ${what}${approvedBy === null ? '' : `, approved by ${approvedBy}`}, ${when}.`
}
