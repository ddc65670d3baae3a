import { useFormContext, useWatch } from 'react-hook-form'
import { RideCard } from '#cards/ride-card.tsx'
import * as lists from '#words/office-lists.ts'
import { PreviewPhone } from '../form/preview-phone.tsx'
import { pictureOf } from '../pictures/picture-draft.ts'
import { useLocalFile } from '../pictures/local-files.ts'
import type { RideValues } from './ride-form.tsx'

/** The card of the site, drawn anew by itself at each key. */
export function RidePreview({ id }: { id: number | null }) {
  const { control } = useFormContext<RideValues>()
  const { name, details, picture } = useWatch({ control }) as RideValues
  useLocalFile(picture.file_key)
  return (
    <PreviewPhone title={lists.rides}>
      <div className="preview-phone__cards">
        <RideCard ride={{ id: id ?? 1, name, details, image: null, picture: pictureOf(picture) }} heading="h3" first />
      </div>
    </PreviewPhone>
  )
}
