import type { SentUse } from '#contract/rules/picture-sending.ts'
import type { Answer, Edited, Sent } from '../form/form-parts.ts'
import { useSaveThing } from '../use-save-thing.ts'
import { forgetPicture, useKeepPicture } from './keep-picture.ts'
import type { PictureDraft } from './picture-draft.ts'

/** A thing with one picture: that is stored first, and the thing names it. */
export function useSaveWithPicture<F extends { picture: PictureDraft }, T extends Edited>(
  list: string,
  id: number | null,
  use: SentUse,
) {
  const keep = useKeepPicture(use)
  const save = useSaveThing<object, T>(list, id)
  return async ({ fields, ...rest }: Sent<F>): Promise<Answer<T>> => {
    const { picture, ...others } = fields
    try {
      const answer = await save({ ...rest, fields: { ...others, picture_id: await keep(picture) } })
      if (answer.data) forgetPicture(picture)
      return answer
    } catch (error) {
      return { error }
    }
  }
}
