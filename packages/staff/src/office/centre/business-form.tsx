import type { BusinessThing } from '#contract/schemas/content.ts'
import type { Answer, Sent } from '../form/form-parts.ts'
import { useThingForm } from '../form/use-thing-form.ts'
import { forgetPicture, useKeepPicture } from '../pictures/keep-picture.ts'
import { BusinessParts } from './business-parts.tsx'
import { type BusinessChecked, businessNames, businessValues, type BusinessValues } from './business-values.ts'
import { CentreForm } from './centre-form.tsx'
import { useSaveCentre } from './centre-thing.tsx'
import { HoursField } from './hours-field.tsx'
import { HoursPreview } from './hours-preview.tsx'

export const BUSINESS = '/staff/business'
const schema = async () => (await import('./business-schema.ts')).BusinessForm

/** Both banners are stored first, and named by their numbers then. */
function useSaveBusiness() {
  const [keepPhone, keepWide] = [useKeepPicture('banner-phone'), useKeepPicture('banner-wide')]
  const save = useSaveCentre<object, BusinessThing>(BUSINESS)
  return async ({ fields, ...rest }: Sent<BusinessChecked>): Promise<Answer<BusinessThing>> => {
    const { banner, banner_wide, ...others } = fields
    try {
      const ids = { banner_picture_id: await keepPhone(banner), banner_wide_picture_id: await keepWide(banner_wide) }
      const answer = await save({ ...rest, fields: { ...others, ...ids } })
      if (answer.data) [banner, banner_wide].forEach(forgetPicture)
      return answer
    } catch (error) {
      return { error }
    }
  }
}

export function BusinessForm({ thing }: { thing: BusinessThing }) {
  const state = useThingForm<BusinessValues, BusinessChecked, BusinessThing>({
    schema,
    thing,
    valuesOf: businessValues,
    save: useSaveBusiness(),
    keptAs: 'business',
  })
  return (
    <CentreForm
      state={state}
      names={businessNames}
      side={
        <>
          <HoursField />
          <HoursPreview />
        </>
      }
    >
      <BusinessParts />
    </CentreForm>
  )
}
