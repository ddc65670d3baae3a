import { randomUUID } from 'node:crypto'
import type { ContentList } from '#contract/content-lists.ts'
import type { StaffAnswer, StaffBrowser } from './staff-browser.ts'

type Body = Record<string, unknown>

/** A whole form of each list, filled in rightly but for what refers to something else. */
export const rightForm: Record<ContentList, Body> = {
  rides: { name: 'Swing', name_bn: 'দোলনা', details: 'Up and down.', details_bn: null, picture_id: null, live: true },
  galleries: { picture_id: null, live: true },
  services: { title: 'Food', title_bn: null, live: true, cards: [] },
  abouts: { title: 'Soft play', title_bn: null, live: true, cards: [] },
  products: {
    name: 'Evening Play',
    name_bn: null,
    age: '5 – 12',
    age_bn: null,
    price: 400,
    weekend_price: null,
    holiday_price: null,
    minutes: 120,
    extra_hour_price: null,
    min_height_cm: null,
    max_height_cm: 137,
    socks: 'required',
    reentry: false,
    online: true,
    counter: true,
    on_sale: true,
  },
  goods: { name: 'Socks', name_bn: 'মোজা', price: 80, vat_rate: 15, on_sale: true },
  'rider-types': { name: 'Toddler', name_bn: null },
  packages: {
    title: 'Two Month Pass',
    title_bn: null,
    name: 'Big Star',
    name_bn: null,
    month: 2,
    price: 4500,
    old_price: null,
    days: ['Friday', 'Saturday'],
    hour: 0,
    extra_hour_price: 150,
    picture_id: null,
    description: '',
    description_bn: null,
    on_sale: true,
    details: [],
  },
  branches: {
    name: 'Lake View',
    name_bn: null,
    address: null,
    address_bn: null,
    phone: '01712-345678',
    day_capacity: 300,
    inside_limit: 120,
    bands: false,
    open: true,
  },
}

export const card = (title: string, other: Body = {}): Body => ({
  id: null,
  title,
  title_bn: null,
  description: '',
  description_bn: null,
  color: 'sky',
  icon: null,
  live: true,
  ...other,
})

type Thing = Body & { id: number; version: number; name: string; cards: Body[]; facts: Body }
export type Answered = {
  status: number
  thing: Thing
  message: string
  errors: Record<string, string[]>
  etag: unknown
}

/** An editor of the content: remembers nothing, says which version it has changed when told to. */
export function contentEditor(browser: StaffBrowser) {
  const call = async (...[method, path, body, headers]: Parameters<StaffBrowser['call']>): Promise<Answered> =>
    read(await browser.call(method, path, body, headers))
  const tag = (version: number | null): Record<string, string> =>
    version === null ? {} : { 'if-match': `"${version}"` }
  return {
    call,
    add: (list: ContentList, other: Body = {}) =>
      call('POST', list, { ...rightForm[list], client_id: randomUUID(), ...other }),
    see: (list: ContentList, id: number) => call('GET', `${list}/${id}`),
    all: async (list: ContentList): Promise<Thing[]> => {
      const { body } = await browser.call('GET', list)
      return (body as { data: Thing[] }).data
    },
    change: (path: string, version: number | null, change: Body) => call('PATCH', path, change, tag(version)),
    remove: (path: string, version: number | null) => call('DELETE', path, undefined, tag(version)),
    restore: (path: string, version: number | null, body: Body = {}) =>
      call('POST', `${path}/restore`, body, tag(version)),
  }
}

function read({ status, body, headers }: StaffAnswer): Answered {
  const { data, message, errors } = body as { data: Thing; message: string; errors: Record<string, string[]> }
  return { status, thing: data, message, errors, etag: headers['etag'] }
}
