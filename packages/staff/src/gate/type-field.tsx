import { type FormEvent, useState } from 'react'
import { dhakaDay } from '#contract/rules/dates.ts'
import { readGateInput } from '#contract/rules/gate-input.ts'
import { Button } from '#ui/button.tsx'
import { Input } from '#ui/input.tsx'
import * as words from '#words/gate-screen.ts'
import './type-field.css'

type Props = { busy: boolean; onCode: (code: string) => void; onFind: (q: string) => void }

/** A code or an invoice is a scan; a phone or a name gives a list. */
export function TypeField({ busy, onCode, onFind }: Props) {
  const [typed, setTyped] = useState('')
  const send = (event: FormEvent) => {
    event.preventDefault()
    const text = typed.trim()
    if (text === '' || busy) return
    const { as } = readGateInput(text, dhakaDay(new Date()))
    setTyped('')
    if (as === 'phone' || as === 'name') onFind(text)
    else onCode(text)
  }
  return (
    <form className="gate-type" onSubmit={send}>
      <Input
        aria-label={words.typeLabel}
        placeholder={words.typePlaceholder}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        enterKeyHint="search"
        maxLength={1000}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
      <Button type="submit" busy={busy}>
        {words.check}
      </Button>
    </form>
  )
}
