import { useFormContext, useWatch } from 'react-hook-form'
import { HoursCard } from '#cards/hours-card.tsx'
import { previewTitle } from '#words/office.ts'
import { noHours } from '#words/office-centre.ts'
import type { BusinessValues } from './business-values.ts'

/** The hours as the home page shows them, drawn anew by itself at each change. */
export function HoursPreview() {
  const { control } = useFormContext<BusinessValues>()
  const [english, bangla] = useWatch({ control, name: ['opening_hours', 'opening_hours_bn'] })
  return (
    <section aria-label={previewTitle} className="hours-preview">
      <p className="label">{previewTitle}</p>
      {english === '' ? <p className="mute">{noHours}</p> : <HoursCard text={english} />}
      {bangla !== '' && <HoursCard text={bangla} />}
    </section>
  )
}
