import { isBlank, isLongerThan, tidyText } from './characters.ts'
import { withPlainDigits } from './phone.ts'

export const hearedBy = [
  'Facebook',
  'Instagram',
  'Google Search',
  'Friends/Family',
  'Influencer/Advertisement',
  'Walk-in Visit',
] as const
export type HearedBy = (typeof hearedBy)[number]

export const MAX_NAME = 25
export const MAX_EMAIL = 254
export const MAX_CHILD_NAME = 50
export const MIN_CHILD_AGE = 1
export const MAX_CHILD_AGE = 8
export const MAX_CHILDREN = 20

/** The profile as it is typed: everything is text, an age not chosen yet is empty. */
export type ProfileDraft = {
  name: string
  spouse_name: string
  email: string
  heared_by: string
  childrens: { name: string; age: string | number }[]
}

type NameWords = { nameRequired: string; nameTooLarge: string }
export type ProfileWords = NameWords & {
  spouseTooLarge: string
  emailInvalid: string
  heardByInvalid: string
  childNameRequired: string
  childAge: (min: number, max: number) => string
  childrenMost: (most: number) => string
}

/** What is wrong, by field: `name`, `childrens.0.age`. Empty when it can be saved. */
export type Problems = Record<string, string>

const EMAIL = /^[^@\s]+@[^@\s]+\.[A-Za-z]{2,}$/

export const tidyProfile = (draft: ProfileDraft): ProfileDraft => ({
  name: tidyText(draft.name),
  spouse_name: tidyText(draft.spouse_name),
  email: tidyText(draft.email),
  heared_by: tidyText(draft.heared_by),
  childrens: draft.childrens.map(({ name, age }) => ({
    name: tidyText(name),
    age: withPlainDigits(String(age).trim()),
  })),
})

export function profileProblems(draft: ProfileDraft, words: ProfileWords): Problems {
  const { name, spouse_name, email, heared_by, childrens } = tidyProfile(draft)
  return onlyProblems({
    name: ownNameProblem(name, words),
    spouse_name: nameProblem(spouse_name, words.nameRequired, MAX_NAME, words.spouseTooLarge),
    email: isEmail(email) ? null : words.emailInvalid,
    heared_by: isKnown(heared_by) ? null : words.heardByInvalid,
    childrens: childrens.length > MAX_CHILDREN ? words.childrenMost(MAX_CHILDREN) : null,
    ...(Object.assign({}, ...childrens.slice(0, MAX_CHILDREN).map(childProblems(words))) as Record<
      string,
      string | null
    >),
  })
}

/** Of a customer's own name, tidied; null when it can be saved. */
export const ownNameProblem = (name: string, words: NameWords): string | null =>
  nameProblem(name, words.nameRequired, MAX_NAME, words.nameTooLarge)

const childProblems =
  (words: ProfileWords) =>
  ({ name, age }: ProfileDraft['childrens'][number], index: number): Record<string, string | null> => ({
    [`childrens.${index}.name`]: nameProblem(name, words.childNameRequired, MAX_CHILD_NAME, words.nameTooLarge),
    [`childrens.${index}.age`]: isAge(String(age)) ? null : words.childAge(MIN_CHILD_AGE, MAX_CHILD_AGE),
  })

function nameProblem(name: string, required: string, max: number, tooLarge: string): string | null {
  if (isBlank(name)) return required
  return isLongerThan(name, max) ? tooLarge : null
}

/** May be left out; otherwise something, an @, and a domain whose last part has two letters or more. */
const isEmail = (email: string): boolean => email === '' || (email.length <= MAX_EMAIL && EMAIL.test(email))

const isKnown = (choice: string): boolean => choice === '' || hearedBy.some((known) => known === choice)

const isAge = (age: string): boolean => /^\d$/.test(age) && Number(age) >= MIN_CHILD_AGE && Number(age) <= MAX_CHILD_AGE

const onlyProblems = (checked: Record<string, string | null>): Problems =>
  Object.fromEntries(Object.entries(checked).filter((entry): entry is [string, string] => entry[1] !== null))
