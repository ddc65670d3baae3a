import { useLocation } from 'react-router'
import { paths } from '#contract/paths.ts'
import { isBlank } from '#contract/rules/characters.ts'
import { Field } from '#ui/field.tsx'
import { Input } from '#ui/input.tsx'
import { Link } from '#ui/link.tsx'
import { Note } from '#ui/note.tsx'
import './name-step.css'
import type { OwnName } from './use-own-name.ts'
import type { WayBackState } from './way-back.tsx'

export function NameStep({ typed, type, problem, field }: OwnName) {
  const { pathname, state } = useLocation()
  return (
    <Note kind="warn">
      <div role="status" className="name-step">
        <b>Please fill in your profile first.</b>
        <p className="sm">
          We need your name before you can place an order. Type it here, or open your whole profile:{' '}
          <Link to={paths.profile} state={{ wayBack: { pathname, state } } satisfies WayBackState}>
            Edit Profile
          </Link>
        </p>
      </div>
      <Field label="Your name" required error={(!isBlank(typed) && problem) || undefined}>
        <Input
          ref={field}
          name="name"
          autoComplete="name"
          enterKeyHint="done"
          value={typed}
          onChange={({ target }) => type(target.value)}
        />
      </Field>
    </Note>
  )
}
