import { z } from 'zod'
import { tidyText } from '../rules/characters.ts'
import { languages } from '../rules/language.ts'
import { MAX_IMAGE_BYTES } from '../rules/profile-image.ts'
import { hearedBy, ownNameProblem, profileProblems, tidyProfile } from '../rules/profile.ts'
import { named } from '../words/named.ts'

const rules = named('rules')
const typed = z.string().default('')

/**
 * The profile as the form sends it; children as `childrens[0][name]`, `childrens[0][age]`. It is the whole profile:
 * who is not in it is no longer a child of the customer. Without an image, or the language of text messages, the old one stays.
 */
export const ProfileForm = z
  .object({
    name: typed,
    spouse_name: typed,
    email: typed,
    heared_by: typed,
    language: z.string().optional(),
    childrens: z.array(z.object({ name: typed, age: typed })).default([]),
    image: z.file(rules.imageFormat).min(1, rules.imageEmpty).max(MAX_IMAGE_BYTES, rules.imageBytes).nullish(),
  })
  .superRefine((form, context) => {
    for (const [field, message] of Object.entries(profileProblems(form, rules)))
      context.addIssue({ code: 'custom', path: field.split('.'), message })
    if (form.language !== undefined && !languages.some((choice) => choice === form.language))
      context.addIssue({ code: 'custom', path: ['language'], message: rules.languageInvalid })
  })
  .transform((form) => {
    const { email, heared_by, childrens, ...names } = tidyProfile(form)
    return {
      ...names,
      email: email || null,
      heared_by: hearedBy.find((choice) => choice === heared_by) ?? null,
      language: languages.find((choice) => choice === form.language),
      childrens: childrens.map(({ name, age }) => ({ name, age: Number(age) })),
      image: form.image ?? null,
    }
  })
export type Profile = z.output<typeof ProfileForm>

/** A customer's own name alone: what an order needs of a profile. */
export const OwnName = z.object({
  name: z
    .string(rules.nameRequired)
    .transform(tidyText)
    .superRefine((name, context) => {
      const problem = ownNameProblem(name, rules)
      if (problem !== null) context.addIssue(problem)
    }),
})
export type OwnName = z.output<typeof OwnName>
