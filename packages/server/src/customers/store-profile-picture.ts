import { randomUUID } from 'node:crypto'
import { availableParallelism } from 'node:os'
import { imageMessages } from '#contract/rules/profile-image.ts'
import type { Deps } from '../deps.ts'
import { AppError } from '../http/app-error.ts'
import { inTurns } from '../pictures/in-turns.ts'
import { PictureError } from '../pictures/picture-error.ts'
import { storePicture, type PictureRow } from '../pictures/store-picture.ts'

/** Half of the cores stay free for everyone else, however many pictures arrive. */
const takeTurn = inTurns(Math.max(1, Math.floor(availableParallelism() / 2)))

/** Looks into the file, whatever its name says, and stores it upright, cut to a square, with nothing but the pixels left. */
export async function storeProfilePicture({ database, storage }: Deps, image: File): Promise<PictureRow> {
  const bytes = new Uint8Array(await image.arrayBuffer())
  const options = { use: 'avatar', accept: ['jpeg', 'png'], salt: randomUUID(), alt: 'Profile picture' } as const
  try {
    return await takeTurn(() => storePicture({ tx: database.db, storage }, bytes, options))
  } catch (cause) {
    if (!(cause instanceof PictureError)) throw cause
    const message = imageMessages[cause.reason]
    throw new AppError('invalid', { message, errors: { image: [message] }, cause })
  }
}
