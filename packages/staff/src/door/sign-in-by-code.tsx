import { useState } from 'react'
import { showPhone } from '#contract/rules/phone.ts'
import { staffPaths } from '#contract/staff-paths.ts'
import { Link } from '#ui/link.tsx'
import { Note } from '#ui/note.tsx'
import { Sentence } from '#ui/sentence.tsx'
import * as words from '#words/door.ts'
import { CodeStep } from './code-step.tsx'
import { DoorFrame, DoorTitle } from './door-frame.tsx'
import { LanguageChoice } from './language-choice.tsx'
import { PhoneStep } from './phone-step.tsx'
import type { Sent } from './use-send-code.ts'

/** `why` one has to sign in, where that needs saying. */
export function SignInByCode({ why }: { why: string | null }) {
  const [phone, setPhone] = useState('')
  const [sent, setSent] = useState<Sent | null>(null)
  if (sent)
    return (
      <DoorFrame>
        <title>{words.checkPhone}</title>
        <DoorTitle
          title={words.checkPhone}
          about={<Sentence text={words.sentTo} gaps={{ phone: <b className="num">{showPhone(sent.phone)}</b> }} />}
        />
        <CodeStep sent={sent} onSent={setSent} onChangeNumber={() => setSent(null)} />
      </DoorFrame>
    )
  return (
    <DoorFrame>
      <title>{words.title}</title>
      <DoorTitle title={words.title} about={words.about} />
      {why && (
        <Note kind="warn" role="status">
          {why}
        </Note>
      )}
      <PhoneStep phone={phone} onPhone={setPhone} onSent={setSent} />
      <p className="door__foot">
        <Sentence text={words.pairFoot} gaps={{ pair: <Link to={staffPaths.pair}>{words.pairThis}</Link> }} />
      </p>
      <LanguageChoice />
    </DoorFrame>
  )
}
