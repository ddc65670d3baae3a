import type { ProfileDraft } from '#contract/rules/profile.ts'
import type { User } from '#contract/schemas/user.ts'

/** `key` tells rows apart while they are added and removed; it is never sent. */
export type ChildDraft = { key: number; name: string; age: string }
export type Draft = Omit<ProfileDraft, 'childrens'> & { language: string; childrens: ChildDraft[]; image: File | null }

const texts = ['name', 'spouse_name', 'email', 'heared_by', 'language'] as const
export type TextField = (typeof texts)[number]

export const draftOf = (user: User): Draft => ({
  name: user.name ?? '',
  spouse_name: user.spouse_name ?? '',
  email: user.email ?? '',
  heared_by: user.heared_by ?? '',
  language: user.language,
  childrens: user.childrens.map(({ name, age }, key) => ({ key, name, age: String(age) })),
  image: null,
})

const childEntries = ({ childrens }: Draft): [string, string][] =>
  childrens.flatMap(({ name, age }, index): [string, string][] => [
    [`childrens[${index}][name]`, name],
    [`childrens[${index}][age]`, age],
  ])

/** Everything typed, under the names by which it is sent. */
const entriesOf = (draft: Draft): [string, string][] => [
  ...texts.map((field): [string, string] => [field, draft[field]]),
  ...childEntries(draft),
]

export const isChanged = (draft: Draft, user: User): boolean =>
  draft.image !== null || JSON.stringify(entriesOf(draft)) !== JSON.stringify(entriesOf(draftOf(user)))

/** Without a new image the old one is kept. */
export function formOf(draft: Draft): FormData {
  const form = new FormData()
  form.set('_method', 'POST')
  for (const [name, value] of entriesOf(draft)) form.set(name, value)
  if (draft.image) form.set('image', draft.image)
  return form
}

export const withChild = (draft: Draft): Draft => {
  const key = Math.max(-1, ...draft.childrens.map((child) => child.key)) + 1
  return { ...draft, childrens: [...draft.childrens, { key, name: '', age: '' }] }
}

export const withoutChild = (draft: Draft, key: number): Draft => ({
  ...draft,
  childrens: draft.childrens.filter((child) => child.key !== key),
})

export const withChangedChild = (draft: Draft, key: number, change: Partial<ChildDraft>): Draft => ({
  ...draft,
  childrens: draft.childrens.map((child) => (child.key === key ? { ...child, ...change } : child)),
})
