import { PackageFields } from '#contract/schemas/ticket-fields.ts'
import { PictureDraftSchema } from '../pictures/picture-draft-schema.ts'

/** As the form holds it: the picture is sent first, and named by its number then. */
export const PackageForm = PackageFields.omit({ picture_id: true }).extend({ picture: PictureDraftSchema })
