import { BusinessFields } from '#contract/schemas/centre-fields.ts'
import { PictureDraftSchema } from '../pictures/picture-draft-schema.ts'
import { hoursRefusal } from './hours-refusal.ts'

/** As the form holds it: pictures are sent first, and hours that cannot be are refused before they are. */
export const BusinessForm = BusinessFields.omit({ banner_picture_id: true, banner_wide_picture_id: true })
  .extend({ banner: PictureDraftSchema, banner_wide: PictureDraftSchema })
  .superRefine(({ opening_hours }, context) => {
    const message = hoursRefusal(opening_hours)
    if (message !== null) context.addIssue({ code: 'custom', path: ['opening_hours'], message })
  })
