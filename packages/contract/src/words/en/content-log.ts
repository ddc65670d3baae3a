import { formatShort } from '../../rules/money.ts'
import type { ThingKind } from '../../content-lists.ts'

/** What was done with the content, as the log of the owner's side says it. */
type Changes = Record<string, [before: unknown, after: unknown]>
type Told = { thing: string; changes: Changes }

const MONEY = ['price', 'weekend_price', 'holiday_price', 'extra_hour_price', 'old_price']
const MOST_SAID = 40

/** How one of a kind is named before its own name, and all of them. */
const kinds: Record<ThingKind, [one: string, all: string]> = {
  ride: ['the ride', 'rides'],
  gallery: ['the picture', 'gallery'],
  service: ['the group of services', 'services'],
  about: ['the group of rides', 'groups of rides'],
  ticket: ['the ticket', 'tickets'],
  goods: ['the goods', 'goods'],
  rider_type: ['the rider type', 'rider types'],
  package: ['the package', 'packages'],
  branch: ['the branch', 'branches'],
  business: ['the business', 'business'],
  settings: ['', ''],
  policy: ['the', 'policies'],
}

const fieldNames: Record<string, string> = {
  bin: 'BIN',
  decription: 'description',
  vat_rate: 'VAT rate',
  maps_iframe: 'map',
  picture_id: 'picture',
  banner_picture_id: 'banner',
  banner_wide_picture_id: 'wide banner',
  inside_limit: 'limit inside',
  phone_2: 'second phone',
  email_2: 'second email',
  trade_license_no: 'trade licence number',
  details: 'riders',
}
/** Of a ride these are words. */
const inWords: Record<string, string> = { details: 'details' }

const nameOfField = (kind: string, field: string): string => {
  const bangla = field.endsWith('_bn') ? ' in Bangla' : ''
  const own = field.replace(/_bn$/, '')
  const known = kind === 'ride' ? (inWords[own] ?? fieldNames[own]) : fieldNames[own]
  return (known ?? own.replaceAll('_', ' ')) + bangla
}

function value(field: string, told: unknown): string {
  if (told === null || told === '') return 'nothing'
  if (typeof told === 'number' && MONEY.includes(field)) return `Tk ${formatShort(told)}`
  if (field === 'vat_rate') return `${String(told)} %`
  return Array.isArray(told) ? told.join(', ') : String(told)
}

const isShort = (told: unknown): boolean =>
  (told === null || typeof told !== 'object') && String(told ?? '').length <= MOST_SAID
/** A number of a picture says nothing, nor does how many cards there were and are, which older rows have. */
const isSilent = (field: string, told: unknown): boolean =>
  /picture_id$|^logo$|^wordmark$/.test(field) || (field === 'cards' && /^\d*$/.test(String(told)))

/** the price of Kid Play from Tk 550 to Tk 600; the details of Carousel */
function changed(
  kind: string,
  thing: string,
  [field, [before, after]]: [string, [unknown, unknown]],
  at: number,
): string {
  const what = `the ${nameOfField(kind, field)}${at === 0 ? ` of ${thing}` : ''}`
  if (isSilent(field, after) || (kind === 'package' && field === 'details') || !isShort(before) || !isShort(after))
    return what
  return `${what} from ${value(field, before)} to ${value(field, after)}`
}

/** What a switch does is said by what it does. */
const switches: Record<string, [on: (thing: string) => string, off: (thing: string) => string]> = {
  live: [(thing) => `made ${thing} live`, (thing) => `made ${thing} a draft`],
  on_sale: [(thing) => `put ${thing} on sale`, (thing) => `took ${thing} off sale`],
  open: [(thing) => `opened ${thing}`, (thing) => `closed ${thing}`],
}

function updated(kind: string, { thing, changes }: Told): string {
  const turned = Object.entries(switches).flatMap(([field, [on, off]]) =>
    changes[field] ? [(changes[field][1] === true ? on : off)(thing)] : [],
  )
  const others = Object.entries(changes).filter(([field]) => !(field in switches))
  const rest = others.map((change, at) => changed(kind, thing, change, at))
  const said = rest.length > 0 ? [`changed ${rest.join(' and ')}`] : []
  return [...turned, ...said].join(' and ') || `saved ${thing}`
}

const sentencesOf = (kind: ThingKind): [string, (told: Told) => string][] => {
  const [one, all] = kinds[kind]
  const named = (thing: string): string => [one, thing].filter(Boolean).join(' ')
  return [
    [`${kind}.create`, ({ thing }) => `added ${named(thing)}`],
    [`${kind}.update`, (told) => updated(kind, told)],
    [`${kind}.delete`, ({ thing }) => `deleted ${named(thing)}`],
    [`${kind}.order`, () => `changed the order of the ${all}`],
    [`${kind}.sweep`, ({ thing }) => `emptied ${named(thing)} out of the bin`],
    [
      `${kind}.restore`,
      ({ thing, changes }) =>
        changes['version']
          ? `put back version ${String(changes['version'][1])} of ${named(thing)}`
          : `put ${named(thing)} back from the bin`,
    ],
  ]
}

export const contentSentences: Record<string, (told: Told) => string> = Object.fromEntries(
  (Object.keys(kinds) as ThingKind[]).flatMap(sentencesOf),
)

export const theSettings = 'the settings'
export const policyTitles = {
  'terms-and-conditions': 'Terms and Conditions',
  'privacy-policy': 'Privacy Policy',
  'refund-policy': 'Refund Policy',
  'service-delivery-policy': 'Service Delivery Policy',
}
