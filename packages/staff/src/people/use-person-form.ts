import { type FieldPath, useForm } from 'react-hook-form'
import type { z } from 'zod'
import type { NewPerson, Person } from '#contract/schemas/staff-people.ts'
import { toast } from '#ui/toast.ts'
import * as words from '#words/team.ts'
import { bodyOf } from '../api/api.ts'
import { lateResolver } from '../api/late-resolver.ts'
import { useAddPersonMutation, useChangePersonMutation } from './people-api.ts'
import { refusalsOf } from './refusals.ts'
import { usePinAgain } from '../api/use-pin-again.tsx'

type Values = z.input<typeof NewPerson>
const schema = async () => (await import('#contract/schemas/staff-people.ts')).NewPerson

const valuesOf = (person: Person | null): Values =>
  person
    ? {
        name: person.name,
        phone: person.phone,
        role: person.role,
        branch_ids: person.all_branches ? 'all' : person.branches.map(({ id }) => id),
        language: person.language,
        active: person.active,
      }
    : { name: '', phone: '', role: 'gate', branch_ids: [], language: 'bn', active: true }

/** Whoever works at a gate or a counter reads Bangla unless somebody says otherwise. */
export const usualLanguage = (role: string): 'en' | 'bn' => (role === 'gate' || role === 'cashier' ? 'bn' : 'en')

function useSavePerson(person: Person | null) {
  const [add] = useAddPersonMutation()
  const [change] = useChangePersonMutation()
  return (values: NewPerson) => (person ? change({ id: person.id, change: values }) : add(values))
}

/** The contract's own schema says what is wrong before it is sent; what only the server knows comes to the same fields. */
export function usePersonForm(person: Person | null, onDone: () => void) {
  const form = useForm<Values, unknown, NewPerson>({
    resolver: lateResolver<Values, NewPerson>(schema),
    defaultValues: valuesOf(person),
  })
  const save = useSavePerson(person)
  const { dare, pad } = usePinAgain()
  const submit = form.handleSubmit(async (values) => {
    const { error } = await dare(() => save(values))
    // Whoever closed the pad has read why.
    if (bodyOf(error).code === 'pin_needed') return
    for (const [field, message] of refusalsOf(error)) form.setError(field as FieldPath<Values>, { message })
    if (error) return
    toast(person ? words.saved(values.name) : words.added(values.name))
    onDone()
  })
  return { form, submit, pad }
}

export type PersonForm = ReturnType<typeof usePersonForm>['form']
