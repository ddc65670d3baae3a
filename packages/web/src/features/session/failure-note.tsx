import { useControl } from '#ui/field.tsx'
import { Note } from '#ui/note.tsx'
import type { SignInFailure } from './sign-in-failure.ts'

const ID = 'sign-in-failure'

export function FailureNote({ failure }: { failure: SignInFailure | null }) {
  if (failure === null) return null
  return (
    <Note kind="bad" role="alert" id={ID}>
      <p>
        <strong>{failure.alert}</strong>
      </p>
      {failure.reason && <p>{failure.reason}</p>}
    </Note>
  )
}

export function useDescription(failure: SignInFailure | null): string | undefined {
  const { 'aria-describedby': own } = useControl()
  return [own, failure && ID].filter(Boolean).join(' ') || undefined
}
