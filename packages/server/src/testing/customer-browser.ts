/** A form on a page: where it goes and what its hidden fields carry. */
export type PageForm = { action: string; fields: Record<string, string> }

const ENTITIES: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#39;': "'" }
const plain = (text: string): string =>
  text.replace(/&(?:amp|lt|gt|quot|#39);/g, (entity) => ENTITIES[entity] ?? entity)

/** The first form of a document, read as a browser would; its address is relative to the page's. */
export function readForm(document: string, page: string): PageForm | null {
  const form = /<form method="post"(?: action="([^"]*)")?>(.*?)<\/form>/s.exec(document)
  if (form === null) return null
  const hidden = [...(form[2] ?? '').matchAll(/<input type="hidden" name="([^"]*)" value="([^"]*)">/g)]
  const fields = Object.fromEntries(hidden.map(([, name = '', value = '']) => [plain(name), plain(value)]))
  return { action: new URL(plain(form[1] ?? page), page).href, fields }
}

/** Posts a form across sites, as the gateway's page does: no cookie, and an Origin that says nothing. */
export const submitForm = ({ action, fields }: PageForm): Promise<Response> =>
  fetch(action, { method: 'POST', body: new URLSearchParams(fields), headers: { origin: 'null' }, redirect: 'manual' })
