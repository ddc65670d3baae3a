import type { BusinessInfo } from '#contract/schemas/business.ts'
import { render } from '../entry-server.tsx'
import { emptyInfo } from './empty-info.ts'
import { policyAnswer } from './policy.ts'

const picture = (name: string, widths = [800, 1200, 1800]) => ({
  base: `/media/${name}`,
  widths,
  width: Math.max(...widths),
  height: Math.max(...widths) / 2,
  alt: `A ${name}`,
})
export const info: BusinessInfo = {
  ...emptyInfo,
  name: 'Dolna',
  logo: '/media/logo.svg',
  banner_picture: picture('phone', [800]),
  banner_wide_picture: picture('banner'),
  banner_text: 'Swing!',
  decription: 'Play & fun </script><b>"now"</b>',
  facebook: 'https://facebook.com/dolna',
  x: 'javascript:alert(1)',
  address: 'CDA Avenue, Chattogram',
  phone: '01712-345678',
  email: 'hello@dolna.example',
  opening_hours: 'Saturday – Thursday: 10 AM – 9 PM\nFriday: Closed',
  maps_iframe: 'https://www.openstreetmap.org/export/embed.html?marker=22.3594%2C91.8213',
}
export const bare: BusinessInfo = { ...emptyInfo, name: 'Dolna', banner_text: 'Swing!', opening_hours: 'whenever' }
export const pack = {
  id: 7,
  title: 'One Month Pass',
  name: 'Little Star',
  month: 1,
  price: 2500,
  old_price: 3200,
  details: [],
  days: ['Friday'],
  hour: 0,
  extra_hour_price: 0,
  image: '/media/pack.jpg',
  picture: picture('pack', [720]),
  description: 'A month </script><script>alert(1)</script>',
}
const lists: Record<string, unknown[]> = {
  '/api/rides': [{ id: 1, name: 'Swing', details: '', image: null, picture: picture('ride', [360, 800]) }],
  '/api/galleries': [{ id: 1, image: '/x.jpg', picture: picture('photo', [640, 1200]) }],
  '/api/products': [
    { id: 3, name: 'Kid </Play>', price: 550.5, age: '5 – 12' },
    { id: 4, name: 'Adult', price: 150, age: '' },
  ],
  '/api/packages': [pack],
}

type Centre = { told?: BusinessInfo; pages?: number; failing?: boolean }

/** The API of a centre whose lists say that they have so many pages, each with the same content. */
export const centre =
  ({ told = info, pages = 2, failing = false }: Centre = {}) =>
  async (path: string) => {
    const { pathname, searchParams } = new URL(path, 'http://site')
    if (failing) return { status: 503, body: null }
    if (pathname === '/api/business-info') return { status: 200, body: { data: told } }
    const policy = policyAnswer(pathname)
    if (policy) return policy
    if (pathname === '/api/settings') return { status: 200, body: { data: { vat_rate: 5 } } }
    const meta = { current_page: Number(searchParams.get('page')), last_page: pages, per_page: 15, total: pages * 15 }
    return { status: 200, body: { data: lists[pathname] ?? [], meta } }
  }

export const origin = 'https://play.example'
export const open = (url: string, what?: Centre) => render({ url, origin, api: centre(what) })
