import { useRef } from 'react'
import { tidyText } from '#contract/rules/characters.ts'
import { ownNameProblem } from '#contract/rules/profile.ts'
import type { User } from '#contract/schemas/user.ts'
import { nameRequired, nameTooLarge } from '#words/rules.ts'
import { readStored, removeStored, storageKey, writeStored } from '../session/customer-storage.ts'
import { useSaveNameMutation } from '../session/save-name-api.ts'
import { useKept } from './use-kept.ts'

const texts = { nameRequired, nameTooLarge }
const NAME = 'own-name'

const readName = (owner: number): string => {
  const kept = readStored(owner, NAME)
  return typeof kept === 'string' ? kept : ''
}

/** A customer without a name types it where they buy; it goes into their profile with the order. */
export function useOwnName({ id, name }: User) {
  const { value, latest, keep } = useKept({
    key: storageKey(NAME),
    read: () => readName(id),
    write: (typed) => writeStored(id, NAME, typed),
  })
  const [send] = useSaveNameMutation()
  const field = useRef<HTMLInputElement>(null)
  const problem = name ? null : ownNameProblem(tidyText(value), texts)
  /** What went wrong, as the call answers it; undefined when the profile has a name. */
  const save = async (): Promise<unknown> => {
    if (name) return undefined
    const { error } = await send({ name: latest.current })
    if (error === undefined) removeStored(NAME)
    return error
  }
  return { typed: value, type: keep, problem, save, field }
}

export type OwnName = ReturnType<typeof useOwnName>
