import { readForm, submitForm, type PageForm } from './customer-browser.ts'

export type Payment = {
  how?: 'card' | 'bkash' | 'nagad' | 'rocket'
  /** The buttons of the gateway's page: `stay` pays and never comes back, `delay` pays with the notice a minute late. */
  outcome?: 'pay' | 'fail' | 'cancel' | 'close' | 'delay' | 'stay'
  risky?: boolean
  /** What becomes of a refund of it. */
  refund?: 'accepted' | 'processing' | 'refused' | 'cancelled' | 'late' | 'silent'
  /** False leaves the browser on the gateway's last page: the test submits `form` when it likes, or never. */
  comeBack?: boolean
}

export type Paid = { form: PageForm | null; status: number | null; location: string | null }

export async function payAsCustomer(
  url: string,
  { how = 'bkash', outcome = 'pay', risky = false, refund = 'accepted', comeBack = true }: Payment = {},
): Promise<Paid> {
  const page = await fetch(url)
  const chooser = readForm(await page.text(), page.url)
  if (!page.ok || chooser === null) throw new Error(`There is no payment page at ${url}: HTTP ${page.status}.`)
  const chosen = await submitForm({
    ...chooser,
    fields: { channel: how, outcome, refund, ...(risky && { risky: '1' }) },
  })
  const form = readForm(await chosen.text(), url)
  if (form === null || !comeBack) return { form, status: null, location: null }
  return { form, ...(await goBack(form)) }
}

export async function goBack(form: PageForm): Promise<{ status: number; location: string | null }> {
  const answer = await submitForm(form)
  await answer.body?.cancel()
  const location = answer.headers.get('location')
  return { status: answer.status, location: location === null ? null : new URL(location, form.action).href }
}
