import { isBlank, isLongerThan, tidyText } from './characters.ts'

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

/** What is wrong, by field: `name`, `childrens.0.age`. Empty when it can be saved. */
export type Problems = Record<string, string>

const EMAIL = /^[^@\s]+@[^@\s]+\.[A-Za-z]{2,}$/

export const tidyProfile = (draft: ProfileDraft): ProfileDraft => ({
  name: tidyText(draft.name),
  spouse_name: tidyText(draft.spouse_name),
  email: tidyText(draft.email),
  heared_by: tidyText(draft.heared_by),
  childrens: draft.childrens.map(({ name, age }) => ({ name: tidyText(name), age: String(age).trim() })),
})

export function profileProblems(draft: ProfileDraft): Problems {
  const { name, spouse_name, email, heared_by, childrens } = tidyProfile(draft)
  return onlyProblems({
    name: ownNameProblem(name),
    spouse_name: nameProblem(spouse_name, 'Name is required.', MAX_NAME, 'Spouse Name is too large'),
    email: emailProblem(email),
    heared_by: hearedByProblem(heared_by),
    childrens: childrens.length > MAX_CHILDREN ? `You can add up to ${MAX_CHILDREN} children.` : null,
    ...(Object.assign({}, ...childrens.slice(0, MAX_CHILDREN).map(childProblems)) as Record<string, string | null>),
  })
}

/** Of a customer's own name, tidied; null when it can be saved. */
export const ownNameProblem = (name: string): string | null =>
  nameProblem(name, 'Name is required.', MAX_NAME, 'Name is too large')

const childProblems = (
  { name, age }: ProfileDraft['childrens'][number],
  index: number,
): Record<string, string | null> => ({
  [`childrens.${index}.name`]: nameProblem(name, 'Name is required', MAX_CHILD_NAME, 'Name is too large'),
  [`childrens.${index}.age`]: ageProblem(String(age)),
})

function nameProblem(name: string, required: string, max: number, tooLarge: string): string | null {
  if (isBlank(name)) return required
  return isLongerThan(name, max) ? tooLarge : null
}

/** May be left out; otherwise something, an @, and a domain whose last part has two letters or more. */
const emailProblem = (email: string): string | null =>
  email === '' || (email.length <= MAX_EMAIL && EMAIL.test(email)) ? null : 'Email is not valid.'

const hearedByProblem = (choice: string): string | null =>
  choice === '' || hearedBy.some((known) => known === choice) ? null : 'Please choose one of the answers in the list.'

const ageProblem = (age: string): string | null =>
  /^\d$/.test(age) && Number(age) >= MIN_CHILD_AGE && Number(age) <= MAX_CHILD_AGE
    ? null
    : `Please choose an age from ${MIN_CHILD_AGE} to ${MAX_CHILD_AGE}.`

const onlyProblems = (checked: Record<string, string | null>): Problems =>
  Object.fromEntries(Object.entries(checked).filter((entry): entry is [string, string] => entry[1] !== null))
