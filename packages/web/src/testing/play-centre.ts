import type { RenderedPage } from '#contract/page.ts'
import { lastPage } from '#contract/rules/paging.ts'
import type { BusinessInfo } from '#contract/schemas/business.ts'
import { render } from '../entry-server.tsx'
import { emptyInfo } from './empty-info.ts'
import { policyAnswer } from './policy.ts'

const picture = { base: '/media/abc', widths: [360, 800], width: 800, height: 600, alt: 'A drawing' }
export const full: BusinessInfo = {
  ...emptyInfo,
  name: 'Dolna',
  logo: '/media/logo.svg',
  wordmark: '/media/word.svg',
  banner_picture: picture,
  banner_text: 'Swing & slide!',
  trade_license_no: 'TRAD/1',
  facebook: 'https://facebook.com/dolna',
  x: 'javascript:alert(1)',
  phone: '01712-345678',
  phone_2: '01812-345678',
  opening_hours: 'Friday: 2:30 PM',
  guideline: 'Socks are required.',
}
const rides = Array.from({ length: 18 }, (_, i) => ({
  id: i + 1,
  name: `Ride ${i + 1}`,
  details: 'Fun.',
  image: null,
  picture,
}))
export const tickets = [{ id: 1, name: 'শিশুর খেলা', price: 350, age: '২ – ৪' }]
const photos = Array.from({ length: 8 }, (_, i) => ({
  id: i + 1,
  image: '/x.jpg',
  picture: { ...picture, alt: `Photo ${i + 1}` },
}))

function page<T>(all: T[], query: URLSearchParams) {
  const [at, per] = [Number(query.get('page')), Number(query.get('per_page'))]
  const meta = { current_page: at, last_page: lastPage(all.length, per), per_page: per, total: all.length }
  return { data: all.slice((at - 1) * per, at * per), meta }
}

type Centre = { info?: BusinessInfo; failing?: string[] }

/** The API as a centre with this content answers it; what is failing answers 500. */
export const centre =
  ({ info = full, failing = [] }: Centre) =>
  async (path: string) => {
    const { pathname, searchParams } = new URL(path, 'http://site')
    if (failing.includes(pathname)) return { status: 500, body: { message: 'secret stack' } }
    if (pathname === '/api/business-info') return { status: 200, body: { data: info } }
    const policy = policyAnswer(pathname)
    if (policy) return policy
    if (pathname === '/api/settings') return { status: 200, body: { data: { vat_rate: 5 } } }
    if (pathname === '/api/products') return { status: 200, body: page<unknown>(tickets, searchParams) }
    return { status: 200, body: page<unknown>(pathname === '/api/rides' ? rides : photos, searchParams) }
  }

export const open = (url: string, what: Centre = {}) =>
  render({ url, origin: 'https://play.example', api: centre(what) })
/** All of a page but the state, in which every call has a time and a number of its own. */
export const drawnIn = (drawn: RenderedPage) => ({ ...drawn, state: '' })
export const count = (html: string, text: string) => html.split(text).length - 1
