import { useState } from 'react'
import { Sentence } from '#ui/sentence.tsx'
import * as words from '#words/session.ts'
import { CodeStep } from './code-step.tsx'
import { PhoneStep } from './phone-step.tsx'
import { readSentCode, type SentCode, storeSentCode } from './sent-code.ts'
import './sign-in-form.css'

type Props = { titleId: string; open: boolean; onSignedIn: () => void }

/** First the number, then the code. Closing and opening again leaves everything as it was typed. */
export function SignInForm({ titleId, open, onSignedIn }: Props) {
  const [sent, setSent] = useState(() => readSentCode(Date.now()))
  const [phone, setPhone] = useState(sent?.phone ?? '')
  const [changing, setChanging] = useState(false)
  const remember = (next: SentCode | null) => {
    storeSentCode(next)
    setSent(next)
    setPhone(next?.phone ?? '')
    setChanging(false)
  }
  const finish = () => {
    remember(null)
    onSignedIn()
  }
  if (sent === null || changing) {
    return (
      <>
        <h2 id={titleId}>{words.hello}</h2>
        <p className="mute">{words.lead}</p>
        <PhoneStep phone={phone} onPhone={setPhone} before={sent} onSent={remember} />
      </>
    )
  }
  return (
    <>
      <h2 id={titleId}>{words.checkPhone}</h2>
      <p className="mute">
        <Sentence text={words.sentTo} gaps={{ phone: <b className="num sign-in__number">+88 {sent.phone}</b> }} />
      </p>
      <CodeStep
        listening={open}
        sent={sent}
        onSent={remember}
        onSignedIn={finish}
        onChangeNumber={() => setChanging(true)}
      />
    </>
  )
}
