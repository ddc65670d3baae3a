import { useLocation } from 'react-router'
import { paths } from '#contract/paths.ts'
import { isBlank } from '#contract/rules/characters.ts'
import { Field } from '#ui/field.tsx'
import { Input } from '#ui/input.tsx'
import { Link } from '#ui/link.tsx'
import { Note } from '#ui/note.tsx'
import { Sentence } from '#ui/sentence.tsx'
import * as words from '#words/checkout.ts'
import * as profile from '#words/profile.ts'
import './name-step.css'
import type { OwnName } from './use-own-name.ts'
import type { WayBackState } from './way-back.tsx'

export function NameStep({ typed, type, problem, field }: OwnName) {
  const { pathname, state } = useLocation()
  const whole = (
    <Link to={paths.profile} state={{ wayBack: { pathname, state } } satisfies WayBackState}>
      {words.editProfile}
    </Link>
  )
  return (
    <Note kind="warn">
      <div role="status" className="name-step">
        <b>{profile.fillInFirst}</b>
        <p className="sm">
          <Sentence text={words.nameBanner} gaps={{ profile: whole }} />
        </p>
      </div>
      <Field label={words.yourName} required error={(!isBlank(typed) && problem) || undefined}>
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
