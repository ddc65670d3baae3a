import type { PictureForm } from '#contract/schemas/staff-picture.ts'
import { named } from '#contract/words/named.ts'
import type { StaffActor } from '../actor.ts'
import type { Clock } from '../clock.ts'
import type { Database } from '../db/database.ts'
import { pictureFiles, pictureFolder, putFiles, type EncodedPicture } from '../pictures/encode-picture.ts'
import type { PictureUse } from '../pictures/picture-uses.ts'
import type { Storage } from '../pictures/storage.ts'
import { storeLogo } from '../pictures/store-logo.ts'
import { recordPicture, type PictureRow } from '../pictures/store-picture.ts'
import { changesOf, writeLog } from '../staff/write-log.ts'
import { decodeInTurn, drawPicture } from './draw-picture.ts'
import { findSent, insertSent } from './picture-queries.ts'

export type PictureNeeds = { database: Database; storage: Storage; clock: Clock }
export type PhotoForm = PictureForm & { use: PictureUse }
type Sent = { picture: PictureRow; isNew: boolean }

/** A photo in all sizes of its use. The same sending again, over a line that broke, is answered with what the first one made. */
export async function sendPicture(needs: PictureNeeds, by: StaffActor, form: PhotoForm): Promise<Sent> {
  const { database, storage } = needs
  const known = await findSent(database.db, form.client_id)
  if (known) return { picture: known, isNew: false }
  const bytes = await bytesOf(form.file)
  const { picture, files } = await drawPicture(storage, bytes, form.use)
  await putFiles(storage, files)
  const sent = (await record(needs, by, form, picture)) ?? { picture: await sentBefore(needs, form), isNew: false }
  await drawSwept(storage, picture, bytes)
  return sent
}

/** The sweep may have taken files that were there before the row was. */
async function drawSwept(storage: Storage, { hash, use, widths }: EncodedPicture, bytes: Uint8Array): Promise<void> {
  const keys = pictureFiles(pictureFolder(hash, use), widths)
  const there = await Promise.all(keys.map((key) => storage.exists(key)))
  if (there.includes(false)) await putFiles(storage, (await drawPicture(storage, bytes, use)).files)
}

const bytesOf = async (file: File): Promise<Uint8Array> => new Uint8Array(await file.arrayBuffer())

/** Null when the same sending has just been recorded by another call. */
function record(
  { database, clock }: PictureNeeds,
  by: StaffActor,
  { use, alt, alt_bn: altBn = null, focus_x: focusX, focus_y: focusY, client_id }: PhotoForm,
  encoded: EncodedPicture,
): Promise<Sent | null> {
  return database.db.transaction(async (tx) => {
    const at = clock.now()
    const picture = await recordPicture(tx, encoded, { alt, altBn, focusX, focusY })
    if (!(await insertSent(tx, client_id, picture.id, at))) return null
    const thing = { kind: 'picture', id: picture.id, name: alt }
    await writeLog(tx, by, { at, act: 'picture.create', thing, branchId: null, changes: changesOf({}, { use, alt }) })
    return { picture, isNew: true }
  })
}

async function sentBefore({ database }: PictureNeeds, { client_id }: PhotoForm): Promise<PictureRow> {
  const found = await findSent(database.db, client_id)
  if (!found) throw new Error(`The picture sent as ${client_id} was neither recorded nor found`)
  return found
}

/** A logo has no row: whoever shows it keeps its address. */
export async function sendLogo(
  { database, storage, clock }: PictureNeeds,
  by: StaffActor,
  file: File,
): Promise<{ address: string }> {
  const bytes = await bytesOf(file)
  const address = await decodeInTurn(() => storeLogo(storage, bytes), named('staffOffice').logoFormat)
  await database.db.transaction((tx) =>
    writeLog(tx, by, {
      at: clock.now(),
      act: 'picture.create',
      thing: { kind: 'picture', name: 'Logo' },
      branchId: null,
      changes: changesOf({}, { use: 'logo', address }),
    }),
  )
  return { address }
}
