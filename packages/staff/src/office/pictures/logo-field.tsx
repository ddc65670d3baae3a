import { useState } from 'react'
import type { SentLogo } from '#contract/schemas/staff-picture.ts'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { Note } from '#ui/note.tsx'
import * as words from '#words/pictures.ts'
import { saidBy } from '../../api/api.ts'
import { ChooseFiles } from './choose-files.tsx'
import './logo-field.css'
import { sendPicture } from './send-picture.ts'

type Props = {
  label: string
  /** The address of what is shown now. */
  value: string | null
  onChange: (address: string | null) => void
  error?: string
  disabled?: boolean
}

/** A drawing or a picture of the centre's name: sent at once, shown when the form is saved. */
export function LogoField({ label, value, onChange, error, disabled = false }: Props) {
  const { send, busy, problem } = useSendLogo(onChange)
  return (
    <fieldset className="logo-field" disabled={disabled}>
      <legend>{label}</legend>
      {value ? <img src={value} alt="" /> : <p>{words.noLogo}</p>}
      {!disabled && (
        <div className="logo-field__acts">
          <ChooseFiles
            name={busy ? words.sendingLogo : value ? words.replace : words.chooseLogo}
            size="sm"
            accept=".svg,.png,.jpg,.jpeg"
            onChoose={send}
          />
          {value && (
            <Button kind="quietbad" size="sm" onClick={() => onChange(null)}>
              <Icon name="trash-fill" />
              {words.remove}
            </Button>
          )}
        </div>
      )}
      <p className="logo-field__kinds">{words.logoKinds}</p>
      {(problem ?? error) && (
        <Note kind="bad" role="alert">
          {problem ?? error}
        </Note>
      )}
    </fieldset>
  )
}

function useSendLogo(onChange: (address: string) => void) {
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()
  const send = async ([file]: File[]) => {
    if (!file || busy) return
    setBusy(true)
    setProblem(undefined)
    try {
      const sending = { blob: file, name: file.name, use: 'logo', client_id: crypto.randomUUID() } as const
      onChange((await sendPicture<SentLogo>(sending)).address)
    } catch (failure) {
      setProblem(saidBy(failure) ?? words.lineBroke)
    }
    setBusy(false)
  }
  return { busy, problem, send: (files: File[]) => void send(files) }
}
