import type { Form } from '../http/read-form.ts'

const texts = ['name', 'spouse_name', 'email', 'heared_by'] as const
const CHILD_FIELD = /^childrens\[(\d{1,6})\]\[(name|age)\]$/
/** How programs write "no file" into a text field. */
const NO_IMAGE = new Set(['', 'null', 'undefined'])

type Typed = Record<string, string>

export function toProfileForm({ fields, files }: Form): unknown {
  const image = files.get('image') ?? fields.get('image') ?? ''
  return {
    ...Object.fromEntries(texts.map((name) => [name, fields.get(name) ?? ''])),
    language: fields.get('language'),
    childrens: childrenOf(fields),
    image: typeof image === 'string' && NO_IMAGE.has(image) ? null : image,
  }
}

function childrenOf(fields: Map<string, string>): Typed[] {
  const byNumber = new Map<number, Typed>()
  for (const [name, value] of fields) {
    const [, number, field] = CHILD_FIELD.exec(name) ?? []
    if (number === undefined || field === undefined) continue
    byNumber.set(Number(number), { ...byNumber.get(Number(number)), [field]: value })
  }
  return [...byNumber].sort(([one], [other]) => one - other).map(([, child]) => child)
}
