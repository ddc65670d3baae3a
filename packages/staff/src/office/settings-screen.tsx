import type { SettingsThing } from '#contract/schemas/content.ts'
import * as words from '#words/office-centre.ts'
import { settings } from '#words/office-lists.ts'
import { CentreThing } from './centre/centre-thing.tsx'
import { HistoryButton } from './centre/history-button.tsx'
import { SETTINGS, SettingsForm, settingsNames } from './centre/settings-form.tsx'
import { ContentFrame } from './content-frame.tsx'

export function Component() {
  return (
    <ContentFrame
      name={settings}
      about={words.settingsAbout}
      acts={<HistoryButton path={SETTINGS} keptAs="settings" name={settings} names={settingsNames} />}
    >
      <CentreThing<SettingsThing> path={SETTINGS}>{(thing) => <SettingsForm thing={thing} />}</CentreThing>
    </ContentFrame>
  )
}
