import { dhakaDay } from '#contract/rules/dates.ts'
import type { BinRow } from '#contract/schemas/content.ts'
import { showDay } from '#contract/words/en/dates.ts'
import { Button } from '#ui/button.tsx'
import { DeskIcon } from '#ui/desk-icon.tsx'
import { Loaded } from '#ui/loaded.tsx'
import { langOf } from '#ui/lang-of.ts'
import { Picture } from '#ui/picture.tsx'
import { Empty, Loading } from '#ui/state.tsx'
import { toast } from '#ui/toast.ts'
import { loading } from '#words/frame.ts'
import { notDone } from '#words/office.ts'
import * as words from '#words/office-lists.ts'
import { saidBy } from '../api/api.ts'
import { showWhen } from '../api/show-time.ts'
import './bin-screen.css'
import { ContentFrame } from './content-frame.tsx'
import { useRestoreThingMutation, useThingsQuery } from './thing-api.ts'

export function Component() {
  const query = useThingsQuery('/staff/bin', { refetchOnMountOrArgChange: true })
  return (
    <ContentFrame name={words.bin} about={words.binAbout}>
      <Loaded query={query} loading={<Loading text={loading} />} failed={words.binFailed}>
        {(rows) =>
          rows.length === 0 ? (
            <Empty text={words.binEmpty} />
          ) : (
            <ul className="bin">
              {(rows as BinRow[]).map((row) => (
                <Gone key={`${row.list}-${row.id}`} row={row} />
              ))}
            </ul>
          )
        }
      </Loaded>
    </ContentFrame>
  )
}

function Gone({ row }: { row: BinRow }) {
  const [restore, { isLoading }] = useRestoreThingMutation()
  const { list, id, name, version, picture, gone_at } = row
  const putBack = async () => {
    const { error } = await restore({ path: `/staff/${list}/${id}`, version })
    if (error) toast.bad(saidBy(error) ?? notDone)
    else toast(words.isBack(name))
  }
  return (
    <li>
      {picture && (
        <span className="bin__pic">
          <Picture picture={{ ...picture, alt: '' }} sizes="72px" />
        </span>
      )}
      <div>
        <b lang={langOf(name)}>{name}</b>
        <p>
          {words.kindOf[list]} · {deletionOf(row)}
        </p>
        <p>{words.goneOn(showDay(dhakaDay(new Date(gone_at))))}</p>
      </div>
      <Button
        kind="soft"
        size="sm"
        busy={isLoading}
        aria-label={words.restoreNamed(name)}
        onClick={() => void putBack()}
      >
        <DeskIcon name="arrow-counter-clockwise-bold" />
        {words.restore}
      </Button>
    </li>
  )
}

const deletionOf = ({ deleted_at: at, deleted_by: by }: BinRow): string =>
  words.deletedBy(showWhen(new Date(at), new Date()), by?.name ?? null)
