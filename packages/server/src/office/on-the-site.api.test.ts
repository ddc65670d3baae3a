import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import type { RenderRequest } from '#contract/page.ts'
import type { PageSource } from '../pages/renderer.ts'
import { buildTestApp, type TestApp } from '../testing/build-test-app.ts'
import { contentEditor } from '../testing/content-form.ts'
import { comeIn } from '../testing/staff-browser.ts'

/** Pages that are kept until the content changes, and say all that the site asks for, in their language. */
const calls = [
  'rides',
  'services',
  'products',
  'packages',
  'branches',
  'galleries',
  'business-info',
  'policies/privacy-policy',
]
const source: PageSource = {
  placeOf: (url) => ({ path: url, page: 1, own: false }),
  addresses: async () => ['/'],
  draw: async ({ url, api }: RenderRequest) => {
    const lang = url.startsWith('/bn') ? '?per_page=150&lang=bn' : '?per_page=150'
    const answers = await Promise.all(calls.map((call) => api(`/api/${call}${lang}`)))
    const document = JSON.stringify(answers.map(({ body }) => body))
    return { status: 200, document, policy: "default-src 'none'", complete: true }
  },
}

let processes: TestApp[]
let nasrin: ReturnType<typeof contentEditor>
beforeAll(async () => {
  const first = await buildTestApp({ content: 'demo', deps: { openPages: async () => source } })
  processes = [first, await buildTestApp({ beside: first, deps: { openPages: async () => source } })]
  nasrin = contentEditor(await comeIn(first, 'owner'))
})
afterAll(async () => {
  for (const each of processes.toReversed()) await each.close()
})

const pages = async (path: string) => Promise.all(processes.map(async ({ app }) => (await app.inject(path)).body))
/** Within 2 seconds where nothing else is going on; a busy machine takes its time, and only what never comes is too late. */
const WITHIN = { timeout: 60_000, interval: 20 }

const policy = (text: string) => `${text}. ${'We keep what we need. '.repeat(20)}`
const changes: [
  what: string,
  path: string,
  version: number,
  change: Record<string, unknown>,
  en: string,
  bn: string,
][] = [
  ['a ride', 'rides/1', 1, { name: 'New swing', name_bn: 'নতুন দোলনা' }, 'New swing', 'নতুন দোলনা'],
  ['a group', 'services/1', 1, { title: 'New zone', title_bn: 'নতুন জোন' }, 'New zone', 'নতুন জোন'],
  ['a ticket', 'products/2', 1, { price: 612.5, name_bn: 'নতুন খেলা' }, '"price":612.5', 'নতুন খেলা'],
  ['a package', 'packages/1', 1, { name: 'New star', name_bn: 'নতুন তারা' }, 'New star', 'নতুন তারা'],
  ['a branch', 'branches/1', 1, { name: 'New branch', name_bn: 'নতুন শাখা' }, 'New branch', 'নতুন শাখা'],
  ['the centre', 'business', 1, { banner_text: 'New banner', banner_text_bn: 'নতুন ব্যানার' }, 'New banner', 'নতুন ব্যানার'],
  [
    'a policy',
    'policies/privacy-policy',
    0,
    { text: policy('New policy'), text_bn: policy('নতুন নীতি') },
    'New policy',
    'নতুন নীতি',
  ],
]

it.each(changes)(
  'when %s is saved in one process, the pages of both soon have it, in both languages',
  async (_, path, version, change, en, bn) => {
    const before = [...(await pages('/')), ...(await pages('/bn'))]
    expect(before.some((page) => page.includes(en) || page.includes(bn))).toBe(false)
    expect((await nasrin.change(path, version, change)).status).toBe(200)
    await vi.waitFor(async () => {
      for (const page of await pages('/')) expect(page).toContain(en)
      for (const page of await pages('/bn')) expect(page).toContain(bn)
    }, WITHIN)
  },
)

it('when a picture of the gallery is deleted, and put back, both processes soon follow', async () => {
  const [first] = await nasrin.all('galleries')
  const path = `galleries/${first?.id}`
  const alt = (first?.['picture'] as { alt: string } | undefined)?.alt ?? ''
  const follow = (wanted: boolean) =>
    vi.waitFor(
      async () => expect((await pages('/')).map((page) => page.includes(alt))).toEqual([wanted, wanted]),
      WITHIN,
    )
  await follow(true)
  const { thing } = await nasrin.remove(path, 1)
  await follow(false)
  await nasrin.restore(path, thing.version)
  await follow(true)
})
