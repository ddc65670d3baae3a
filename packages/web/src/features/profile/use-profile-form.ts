import { useEffect, useRef, useState } from 'react'
import { type Problems, profileProblems } from '#contract/rules/profile.ts'
import type { User } from '#contract/schemas/user.ts'
import { toast } from '#ui/toast.ts'
import * as words from '#words/profile.ts'
import {
  childAge,
  childNameRequired,
  childrenMost,
  emailInvalid,
  heardByInvalid,
  nameRequired,
  nameTooLarge,
  spouseTooLarge,
} from '#words/rules.ts'
import { useUpdateProfileMutation } from './profile-api.ts'
import { type Draft, draftOf, isChanged } from './profile-draft.ts'
import { type ServerProblems, serverProblemsOf } from './server-problems.ts'

const texts = {
  childAge,
  childNameRequired,
  childrenMost,
  emailInvalid,
  heardByInvalid,
  nameRequired,
  nameTooLarge,
  spouseTooLarge,
}
const nothing: ServerProblems = { problems: {}, message: null }

/** What the server said of a field holds until that field is changed; of the children, until any of them is. */
const stillTrue = (problems: Problems, before: Draft, now: Draft): Problems =>
  Object.fromEntries(
    Object.entries(problems).filter(([field]) => {
      const part = field.split('.')[0] as keyof Draft
      return before[part] === now[part]
    }),
  )

/** Mistakes are told when it is sent, and from then on as they are made and mended. */
export function useProfileForm(user: User, onSaved: () => void) {
  const [draft, setDraft] = useState(() => draftOf(user))
  const latest = useRef(draft)
  const [tried, setTried] = useState(false)
  const [refused, setRefused] = useState(nothing)
  const [update, { isLoading: saving }] = useUpdateProfileMutation()
  const { form, focusFirstWrong } = useFirstWrong()

  const change = (next: Draft) => {
    const before = latest.current
    latest.current = next
    setRefused(({ problems }) => ({ message: null, problems: stillTrue(problems, before, next) }))
    setDraft(next)
  }

  /** A picture is looked at for a while: what was typed meanwhile stays. */
  const chooseImage = (image: File | null) => change({ ...latest.current, image })

  const save = async () => {
    setTried(true)
    setRefused(nothing)
    if (Object.keys(profileProblems(draft, texts)).length > 0) return focusFirstWrong()
    const answer = await update(draft)
    if (answer.error) {
      toast.bad(words.notSaved)
      setRefused(serverProblemsOf(answer.error))
      return focusFirstWrong()
    }
    toast(words.saved)
    // Whoever went on typing while it was sent stays here with what is not saved yet.
    if (latest.current === draft) onSaved()
    else change({ ...latest.current, image: latest.current.image === draft.image ? null : latest.current.image })
  }

  const problems: Problems = { ...(tried && profileProblems(draft, texts)), ...refused.problems }
  return {
    form,
    draft,
    change,
    chooseImage,
    save,
    saving,
    problems,
    message: refused.message,
    changed: isChanged(draft, user),
  }
}

/** After a try that failed, the reader is taken to the first field that has to be mended. */
function useFirstWrong() {
  const form = useRef<HTMLFormElement>(null)
  const [tries, setTries] = useState(0)
  useEffect(() => {
    if (tries > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [tries])
  return { form, focusFirstWrong: () => setTries((before) => before + 1) }
}
