import { randomUUID } from 'node:crypto'
import { availableParallelism } from 'node:os'
import { named } from '#contract/words/named.ts'
import type { Clock } from '../clock.ts'
import type { Database } from '../db/database.ts'
import { AppError } from '../http/app-error.ts'
import { countCall, oneAtATime } from '../http/count-call.ts'
import { limitConcurrency } from '../http/limit-concurrency.ts'
import { drawFiles, planPicture, putFiles } from '../pictures/encode-picture.ts'
import { PictureError, type PictureReason } from '../pictures/picture-error.ts'
import type { Storage } from '../pictures/storage.ts'
import { recordPicture, type PictureRow } from '../pictures/store-picture.ts'

type Needs = { database: Database; storage: Storage; clock: Clock }

const answers = named('answers')

/** Whoever waits has sent 5 MB already. */
const queue = { waiting: 20, full: () => new AppError('unavailable', { message: answers.manyPictures }) }
/** Half of the cores stay free for everyone else, however many pictures arrive, and two need memory at a time. */
const takeTurn = limitConcurrency({ most: Math.max(1, Math.min(2, Math.floor(availableParallelism() / 2))), ...queue })

/** Longer than waiting, drawing and a slow storage take together. */
const LEASE_SECONDS = 300
export const inHand = () => answers.pictureInHand
const rules = named('rules')
const refusals: Record<PictureReason, string> = {
  format: rules.imageFormat,
  damaged: rules.imageDamaged,
  too_large: rules.imageTooLarge,
}

/** Stores what was sent upright, cut to a square, with nothing but the pixels left. One customer has one in hand and fills no queue. */
export function storeProfilePicture(deps: Needs, customerId: number, image: File): Promise<PictureRow> {
  const subject = `customer ${customerId}`
  return oneAtATime(
    deps,
    { name: 'picture in hand', subject, seconds: LEASE_SECONDS },
    async () => {
      const { picture, files } = await takeTurn(async () => {
        await countCall(deps, [{ name: 'pictures', subject, most: 20, seconds: 3600 }], answers.limitPictures)
        return drawPicture(image)
      })
      await putFiles(deps.storage, files)
      return recordPicture(deps.database.db, picture, { alt: 'Profile picture' })
    },
    inHand,
  )
}

async function drawPicture(image: File) {
  try {
    const plan = await planPicture(new Uint8Array(await image.arrayBuffer()), {
      use: 'avatar',
      accept: ['jpeg', 'png'],
      salt: randomUUID(),
    })
    return { picture: plan.picture, files: await drawFiles(plan, plan.files) }
  } catch (cause) {
    if (!(cause instanceof PictureError)) throw cause
    const message = refusals[cause.reason]
    throw new AppError('invalid', { message, errors: { image: [message] }, cause })
  }
}
