import { named } from '#contract/words/named.ts'
import { AppError } from '../http/app-error.ts'
import { limitConcurrency } from '../http/limit-concurrency.ts'
import { drawFiles, missingFiles, planPicture, type Drawn, type EncodedPicture } from '../pictures/encode-picture.ts'
import { PictureError } from '../pictures/picture-error.ts'
import type { PictureUse } from '../pictures/picture-uses.ts'
import type { Storage } from '../pictures/storage.ts'

const [office, rules] = [named('staffOffice'), named('rules')]

/** Beside those of customers, who wait in a queue of their own: thirty photos of a manager keep no customer waiting. */
const takeTurn = limitConcurrency({
  most: 1,
  waiting: 60,
  full: () => new AppError('unavailable', { message: named('answers').manyPictures }),
})

/** One picture of the staff is in a decoder at a time; what waits for a storage waits outside. */
export const decodeInTurn = <T>(work: () => Promise<T>, format: string = rules.imageFormat): Promise<T> =>
  takeTurn(() => refusing(work, format))

export const drawPicture = (
  storage: Storage,
  bytes: Uint8Array,
  use: PictureUse,
): Promise<{ picture: EncodedPicture; files: Drawn[] }> =>
  decodeInTurn(async () => {
    const plan = await planPicture(bytes, { use, accept: ['jpeg', 'png'] })
    const missing = await missingFiles(storage, plan.files)
    return { picture: plan.picture, files: missing.length === 0 ? [] : await drawFiles(plan, missing) }
  })

/** What cannot be read is not one of the kinds that can; what can be read and is too large is told so. */
async function refusing<T>(work: () => Promise<T>, format: string): Promise<T> {
  try {
    return await work()
  } catch (cause) {
    if (!(cause instanceof PictureError)) throw cause
    if (cause.reason !== 'too_large')
      throw new AppError('unsupported_media_type', { message: format, errors: { file: [format] }, cause })
    const message = format === office.logoFormat ? office.logoTooLarge : rules.imageTooLarge
    throw new AppError('invalid', { message, errors: { file: [message] }, cause })
  }
}
