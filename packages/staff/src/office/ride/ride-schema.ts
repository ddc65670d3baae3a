import { RideFields } from '#contract/schemas/ride-fields.ts'
import { PictureDraftSchema } from '../pictures/picture-draft-schema.ts'

/** As the form holds it: the picture is sent first, and named by its number then. */
export const RideForm = RideFields.omit({ picture_id: true }).extend({ picture: PictureDraftSchema })
