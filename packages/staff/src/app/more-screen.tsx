import { useState } from 'react'
import type { Language } from '#contract/rules/language.ts'
import { Button } from '#ui/button.tsx'
import { DeskIcon } from '#ui/desk-icon.tsx'
import { DeskTitle } from '#ui/desk-title.tsx'
import { Icon } from '#ui/icon.tsx'
import { Link } from '#ui/link.tsx'
import { Mark } from '#ui/mark.tsx'
import { Panel, PanelBody } from '#ui/panel.tsx'
import { Segment } from '#ui/segment.tsx'
import { Switch } from '#ui/switch.tsx'
import * as words from '#words/frame.ts'
import { bangla, english } from '#words/language.ts'
import { isDark, setDark } from '../api/kept.ts'
import { useChangeLanguageMutation, useLockMutation } from '../api/session-api.ts'
import { useLeave } from '../api/use-leave.ts'
import { useMe } from '../api/use-me.ts'
import { ChangePin } from '../door/change-pin.tsx'
import { type Place, placesOf } from './nav.ts'
import './more-screen.css'

export function Component() {
  const me = useMe()
  return (
    <>
      <title>{words.more}</title>
      <DeskTitle title={words.more} about={words.meAs(me.name, words.roleNames(me.role))} />
      <nav className="places" aria-label={words.allPlaces}>
        {placesOf(me.role).map((place) => (
          <PlaceTile key={place.to} place={place} />
        ))}
      </nav>
      <ThisDevice />
    </>
  )
}

function PlaceTile({ place }: { place: Place }) {
  return (
    <Link to={place.to}>
      <Mark>{place.desk ? <DeskIcon name={place.icon} /> : <Icon name={place.icon} />}</Mark>
      <span>
        <b>{place.name}</b>
        {place.name === words.staff && <small>{words.staffAbout}</small>}
      </span>
    </Link>
  )
}

const languages = [
  { value: 'en', name: english, lang: 'en' },
  { value: 'bn', name: bangla, lang: 'bn' },
] as const

/** The language is the person's, the colours are this device's. */
function ThisDevice() {
  const me = useMe()
  const [dark, setDarkShown] = useState(isDark)
  const [isPinOpen, setPinOpen] = useState(false)
  const [lock] = useLockMutation()
  const [changeLanguage] = useChangeLanguageMutation()
  const leave = useLeave()
  const paint = (on: boolean) => {
    setDark(on)
    setDarkShown(on)
  }
  return (
    <Panel title={words.thisDevice}>
      <PanelBody>
        <Switch name={words.darkColours} checked={dark} onChange={paint} />
        <div className="row between">
          <b>{words.language}</b>
          <Segment<Language>
            label={words.language}
            value={me.language}
            choices={languages}
            onChange={(language) => void changeLanguage({ language })}
          />
        </div>
        <Button kind="soft" full onClick={() => setPinOpen(true)}>
          <Icon name="pencil-simple-fill" />
          {words.changePin}
        </Button>
        <Button kind="soft" full onClick={() => void lock()}>
          <DeskIcon name="lock-key-fill" />
          {words.lockScreen}
        </Button>
        <Button kind="quietbad" full onClick={() => void leave()}>
          <Icon name="sign-out-bold" />
          {me.device ? words.endShift : words.signOut}
        </Button>
      </PanelBody>
      <ChangePin open={isPinOpen} onClose={() => setPinOpen(false)} />
    </Panel>
  )
}
