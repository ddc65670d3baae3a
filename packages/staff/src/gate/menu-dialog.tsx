import { type Language, languages } from '#contract/rules/language.ts'
import type { Me } from '#contract/schemas/staff.ts'
import { staffPaths } from '#contract/staff-paths.ts'
import { Button, ButtonLink } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { Segment } from '#ui/segment.tsx'
import { Switch } from '#ui/switch.tsx'
import * as frame from '#words/frame.ts'
import * as words from '#words/gate-screen.ts'
import { bangla, english } from '#words/language.ts'
import { useChangeLanguageMutation, useLockMutation } from '../api/session-api.ts'
import { useLeave } from '../api/use-leave.ts'
import { type DeviceSettings, greenChoices } from './device-settings.ts'
import './menu-dialog.css'

type Props = { me: Me; settings: DeviceSettings; onChange: (settings: DeviceSettings) => void; onClose: () => void }

const languageNames: Record<Language, string> = { en: english, bn: bangla }

/** Whose turn it is, and how this phone behaves whoever holds it. */
export function MenuDialog({ me, settings, onChange, onClose }: Props) {
  const [changeLanguage] = useChangeLanguageMutation()
  const [lock] = useLockMutation()
  const leave = useLeave()
  return (
    <Dialog open title={me.name} onClose={onClose}>
      <div className="gate-menu">
        <p className="label">{words.language}</p>
        <Segment
          label={words.language}
          full
          value={me.language}
          choices={languages.map((value) => ({ value, name: languageNames[value], lang: value }))}
          onChange={(language) => void changeLanguage({ language })}
        />
        <p className="label">{words.greenStays}</p>
        <Segment
          label={words.greenStays}
          full
          value={String(settings.green)}
          choices={greenChoices.map((green) => ({
            value: String(green),
            name: green === 0 ? words.untilTap : words.secondsOf(String(green)),
          }))}
          onChange={(green) => onChange({ ...settings, green: Number(green) })}
        />
        <Switch name={words.sound} checked={settings.sound} onChange={(sound) => onChange({ ...settings, sound })} />
        <Button kind="soft" size="lg" full onClick={() => void lock()}>
          {words.switchPerson}
        </Button>
        <Button kind="soft" size="lg" full onClick={() => void leave()}>
          {words.endShift}
        </Button>
        {me.role !== 'gate' && (
          <ButtonLink kind="quiet" full to={staffPaths.more}>
            {frame.allPlaces}
          </ButtonLink>
        )}
      </div>
    </Dialog>
  )
}
