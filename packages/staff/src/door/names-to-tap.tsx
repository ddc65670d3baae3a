import { useState } from 'react'
import { pastelOf } from '#contract/rules/pastel.ts'
import type { PersonName } from '#contract/schemas/staff-people.ts'
import { Avatar } from '#ui/avatar.tsx'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { langOf } from '#ui/lang-of.ts'
import { Note } from '#ui/note.tsx'
import { PinEntry } from '#ui/pin-entry.tsx'
import * as words from '#words/door.ts'
import { roleNames } from '#words/frame.ts'
import { lockMinutes } from '../api/lock-after.ts'
import type { Names } from '../api/session-api.ts'
import { LanguageChoice } from './language-choice.tsx'
import { PinFrame, PinPerson } from './pin-frame.tsx'

type Props = {
  names: Names
  why: string | null
  /** Tries the PIN of whoever was tapped; answers what is wrong with it, or nothing. */
  onPin: (person: PersonName, pin: string) => Promise<string | undefined>
  act: string
  onSomebodyElse: () => void
}

export function NamesToTap({ names: { data, device, centre }, why, onPin, act, onSomebodyElse }: Props) {
  const [tapped, setTapped] = useState<PersonName | null>(null)
  const place = words.deviceAt(device.branch.name, device.name)
  if (tapped)
    return (
      <PinFrame place={place} note={words.locksAfterScan(lockMinutes(device))}>
        <PinPerson person={tapped} about={words.enterPin}>
          <title>{tapped.name}</title>
          <PinEntry onPin={(pin) => onPin(tapped, pin)} act={act} aside={<CodeKey onPress={onSomebodyElse} />} />
          <Button kind="quiet" onClick={() => setTapped(null)}>
            {words.notMe(firstName(tapped.name))}
          </Button>
        </PinPerson>
      </PinFrame>
    )
  return (
    <PinFrame place={place} note={centre}>
      <title>{words.tapName}</title>
      <main id="main" className="names" tabIndex={-1}>
        <div>
          <h1>{words.tapName}</h1>
          <p>{words.tapNameAbout}</p>
        </div>
        {why && (
          <Note kind="warn" role="status">
            {why}
          </Note>
        )}
        <ul className="names__list">
          {data.map((person) => (
            <li key={person.id}>
              <button type="button" onClick={() => (person.pin_set ? setTapped(person) : onSomebodyElse())}>
                <Avatar name={person.name} pastel={pastelOf(person.id)} />
                <b lang={langOf(person.name)}>{person.name}</b>
                <small>{person.pin_set ? roleNames(person.role) : words.noPinYet}</small>
              </button>
            </li>
          ))}
          <li>
            <button type="button" onClick={onSomebodyElse}>
              <span className="avatar avatar--grape" aria-hidden="true">
                <Icon name="phone-fill" />
              </span>
              <b>{words.somebodyElse}</b>
              <small>{words.somebodyElseAbout}</small>
            </button>
          </li>
        </ul>
        <LanguageChoice />
      </main>
    </PinFrame>
  )
}

export const firstName = (name: string): string => name.split(' ', 1)[0] ?? name

export function CodeKey({ onPress }: { onPress: () => void }) {
  return (
    <button type="button" className="pin-pad__quiet" onClick={onPress}>
      {words.withCode}
    </button>
  )
}
