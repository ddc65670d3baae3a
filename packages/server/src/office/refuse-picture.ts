import * as words from '#contract/words/en/staff-content.ts'
import type { Transaction } from '../db/database.ts'
import { refuseIf } from '../http/refuse-field.ts'
import type { PictureUse } from '../pictures/picture-uses.ts'
import { picturesById } from './shelf-queries.ts'

/** A picture of the content was made for its place: nobody's portrait becomes a ride. */
export async function refusePicture(tx: Transaction, field: string, id: unknown, use: PictureUse): Promise<void> {
  if (id === null || id === undefined) return
  const found = (await picturesById(tx, [id])).get(Number(id))
  refuseIf(field, found?.use === use ? null : words.pictureUnknown)
}
