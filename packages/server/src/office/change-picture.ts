import type { PictureChange } from '#contract/schemas/staff-picture.ts'
import type { StaffActor } from '../actor.ts'
import { AppError } from '../http/app-error.ts'
import { putFiles, type EncodedPicture } from '../pictures/encode-picture.ts'
import type { PictureUse } from '../pictures/picture-uses.ts'
import { recordPicture, type PictureRow, type Told } from '../pictures/store-picture.ts'
import { turnPoint, turnStored, type Turn } from '../pictures/turn-picture.ts'
import { changesOf, writeLog } from '../staff/write-log.ts'
import { decodeInTurn, drawPicture } from './draw-picture.ts'
import { findPicture } from './picture-queries.ts'
import type { PictureNeeds } from './send-picture.ts'

/**
 * A picture is never changed: told in other words, looked at elsewhere or turned, it is another row. Who shows it names the new
 * one from then on; earlier versions of a thing still find the old one.
 */
export async function changePicture(
  needs: PictureNeeds,
  by: StaffActor,
  id: number,
  { turn, ...change }: PictureChange,
): Promise<PictureRow> {
  const before = await findPicture(needs.database.db, id)
  if (!before) throw new AppError('not_found')
  const told = toldNow(before, change, turn)
  if (!turn && Object.keys(changesOf(toldBefore(before), told)).length === 0) return before
  const encoded = turn ? await turned(needs, before, turn) : asEncoded(before)
  return needs.database.db.transaction(async (tx) => {
    const picture = await recordPicture(tx, encoded, told)
    const changes = changesOf({ ...told, ...toldBefore(before), turn: 0 }, { ...told, ...(turn && { turn }) })
    const thing = { kind: 'picture', id: picture.id, name: before.alt }
    await writeLog(tx, by, { at: needs.clock.now(), act: 'picture.update', thing, branchId: null, changes })
    return picture
  })
}

const asEncoded = ({ sha256: hash, use, ...size }: PictureRow): EncodedPicture => ({
  hash,
  use: use as PictureUse,
  widths: size.widths,
  width: size.width,
  height: size.height,
})

const toldBefore = ({ alt, altBn, focusX, focusY }: PictureRow): Required<Told> => ({ alt, altBn, focusX, focusY })

function toldNow(before: PictureRow, change: Omit<PictureChange, 'turn'>, turn: Turn | undefined): Required<Told> {
  const point = turn ? turnPoint(before, turn) : before
  return {
    alt: change.alt ?? before.alt,
    altBn: change.alt_bn === undefined ? before.altBn : change.alt_bn,
    focusX: change.focus_x ?? point.focusX,
    focusY: change.focus_y ?? point.focusY,
  }
}

async function turned({ storage }: PictureNeeds, before: PictureRow, turn: Turn): Promise<EncodedPicture> {
  const bytes = await decodeInTurn(() => turnStored(storage, before, turn))
  if (bytes === null) throw new AppError('not_found')
  const { picture, files } = await drawPicture(storage, bytes, before.use as PictureUse)
  await putFiles(storage, files)
  return picture
}
