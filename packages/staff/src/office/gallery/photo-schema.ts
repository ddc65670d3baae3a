import { GalleryFields } from '#contract/schemas/ride-fields.ts'
import { pictureFile } from '#words/staff-office.ts'
import { hasPicture } from '../pictures/picture-draft.ts'
import { PictureDraftSchema } from '../pictures/picture-draft-schema.ts'

/** As the form holds it: the picture is sent first, and named by its number then. */
export const PhotoSchema = GalleryFields.omit({ picture_id: true })
  .extend({ picture: PictureDraftSchema })
  .superRefine(({ picture }, context) => {
    if (!hasPicture(picture)) context.addIssue({ code: 'custom', path: ['picture_id'], message: pictureFile })
  })
