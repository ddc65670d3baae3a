import { type SubmitEvent, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { staffPaths } from '#contract/staff-paths.ts'
import { Button, ButtonLink } from '#ui/button.tsx'
import { Field } from '#ui/field.tsx'
import { Input } from '#ui/input.tsx'
import { useFirstField } from '#ui/use-first-field.ts'
import * as words from '#words/door.ts'
import * as staff from '#words/staff.ts'
import { usePairMutation } from '../api/session-api.ts'
import { DoorFrame, DoorTitle } from './door-frame.tsx'
import { failureOf } from './failure.ts'
import { LanguageChoice } from './language-choice.tsx'
import { ScanPairing } from './scan-pairing.tsx'

/** The picture on the manager's screen is an address of this page with the code in it; who cannot scan types the code. */
export function Component() {
  const { hash } = useLocation()
  const [code, setCode] = useState(hash.slice(1))
  const [wrong, setWrong] = useState<string>()
  const [pair, { isLoading }] = usePairMutation()
  const navigate = useNavigate()
  const field = useFirstField()
  const enter = async (typed: string) => {
    setWrong(undefined)
    if (typed.trim() === '') return setWrong(staff.pairingWrong)
    const { error } = await pair({ code: typed })
    if (!error) return navigate(staffPaths.signIn, { replace: true })
    setWrong(failureOf(error, words.noAnswer))
    field.current?.focus()
  }
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    if (!isLoading) void enter(code)
  }
  const read = (scanned: string) => {
    setCode(scanned)
    void enter(scanned)
  }
  return (
    <DoorFrame>
      <title>{words.pairTitle}</title>
      <DoorTitle title={words.pairTitle} about={words.pairAbout} />
      <form className="door__in" noValidate onSubmit={submit}>
        <div className="pairing-code">
          <Field label={words.pairCode} error={wrong}>
            <Input
              ref={field}
              name="code"
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              enterKeyHint="go"
              maxLength={20}
              placeholder="K7M-4QX"
              value={code}
              onChange={({ target }) => setCode(target.value)}
            />
          </Field>
        </div>
        <Button type="submit" size="lg" full busy={isLoading}>
          {isLoading ? words.pairing : words.pair}
        </Button>
      </form>
      <ScanPairing onCode={read} />
      <ButtonLink kind="quiet" to={staffPaths.signIn}>
        {words.toSignIn}
      </ButtonLink>
      <LanguageChoice />
    </DoorFrame>
  )
}
