import type { Form } from '../http/read-form.ts'

const texts = ['name', 'spouse_name', 'email', 'heared_by'] as const
const CHILD_FIELD = /^childrens\[(\d{1,6})\]\[(name|age)\]$/
/** How programs write "no file" into a text field. */
const NO_IMAGE = new Set(['', 'null', 'undefined'])

type Typed = Record<string, string>

/** Puts the flat names of a form together into the shape that is checked; fields nobody asked for are left out. */
export function toProfileForm({ fields, files }: Form): unknown {
  const image = files.get('image') ?? fields.get('image') ?? ''
  return {
    ...Object.fromEntries(texts.map((name) => [name, fields.get(name) ?? ''])),
    childrens: childrenOf(fields),
    image: typeof image === 'string' && NO_IMAGE.has(image) ? null : image,
  }
}

/** In the order of their numbers; a gap between numbers is closed. */
function childrenOf(fields: Map<string, string>): Typed[] {
  const byNumber = new Map<number, Typed>()
  for (const [name, value] of fields) {
    const [, number, field] = CHILD_FIELD.exec(name) ?? []
    if (number === undefined || field === undefined) continue
    byNumber.set(Number(number), { ...byNumber.get(Number(number)), [field]: value })
  }
  return [...byNumber].sort(([one], [other]) => one - other).map(([, child]) => child)
}
