import type { Profile } from '#contract/schemas/profile.ts'
import type { FastifyBaseLogger } from 'fastify'
import type { CustomerActor } from '../actor.ts'
import type { Clock } from '../clock.ts'
import type { Database, Transaction } from '../db/database.ts'
import { AppError } from '../http/app-error.ts'
import { removePicture, type RemovablePicture } from '../pictures/remove-picture.ts'
import type { Storage } from '../pictures/storage.ts'
import { lockCustomer, replaceChildren, updateCustomer } from './profile-queries.ts'
import { storeProfilePicture } from './store-profile-picture.ts'

export type ProfileNeeds = { database: Database; storage: Storage; clock: Clock; logger: FastifyBaseLogger }

/** Saves the whole profile at once; of two savings the later one stands, whole. The old picture goes once the new one is kept. */
export async function updateProfile(
  deps: ProfileNeeds,
  { image, ...profile }: Profile,
  { customer: customerId }: CustomerActor,
): Promise<void> {
  const picture = image && (await storeProfilePicture(deps, customerId, image))
  const save = deps.database.db.transaction((tx) => saveProfile(tx, customerId, profile, picture))
  const unused = await save.catch(async (error: unknown) => {
    await discardPicture(deps, picture)
    throw error
  })
  await discardPicture(deps, unused)
}

async function saveProfile(
  tx: Transaction,
  customerId: number,
  profile: Omit<Profile, 'image'>,
  picture: RemovablePicture | null,
): Promise<RemovablePicture | null> {
  const customer = await lockCustomer(tx, customerId)
  if (customer === undefined) throw new AppError('unauthenticated')
  await updateCustomer(tx, customerId, profile, picture?.id)
  await replaceChildren(tx, customerId, profile.childrens)
  return picture && customer.picture
}

/** What cannot be removed now is removed by the sweep; the customer's own matter is settled either way. */
export async function discardPicture(
  { database, storage, logger }: Omit<ProfileNeeds, 'clock'>,
  picture: RemovablePicture | null,
): Promise<void> {
  if (picture === null) return
  await removePicture({ db: database.db, storage }, picture).catch((err: unknown) =>
    logger.warn({ err }, 'A profile picture could not be removed yet.'),
  )
}
