import { useState } from 'react'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { DeskIcon } from '#ui/desk-icon.tsx'
import { Loaded } from '#ui/loaded.tsx'
import { Note } from '#ui/note.tsx'
import { Empty, Loading } from '#ui/state.tsx'
import { toast } from '#ui/toast.ts'
import { loading } from '#words/frame.ts'
import * as words from '#words/office.ts'
import { saidBy } from '../../api/api.ts'
import { showWhen } from '../../api/show-time.ts'
import type { Show } from '../form/show-value.ts'
import { useRestoreThingMutation, useVersionsQuery, type Version } from '../thing-api.ts'
import { changesOf } from './changes-of.ts'
import './history-dialog.css'

type Props = {
  open: boolean
  path: string
  version: number
  name: string
  names: Record<string, string>
  show?: Show
  isUnsaved: boolean
  onClose: () => void
}

/** Every saved change of a thing, the newest first; any of them can be put back, which is a change itself. */
export function HistoryDialog({ open, name, ...rest }: Props) {
  return (
    <Dialog open={open} title={words.versionsTitle(name)} onClose={rest.onClose}>
      {rest.isUnsaved && <Note>{words.restoreLater}</Note>}
      {open && <Pages {...rest} />}
    </Dialog>
  )
}

function Pages(props: Omit<Props, 'open' | 'name'>) {
  const [starts, setStarts] = useState<(number | undefined)[]>([undefined])
  return starts.map((before, at) => (
    <Page
      key={before ?? 'newest'}
      {...props}
      before={before}
      onMore={at === starts.length - 1 ? (next) => setStarts([...starts, next]) : null}
    />
  ))
}

type PageProps = Omit<Props, 'open' | 'name'> & { before: number | undefined; onMore: ((next: number) => void) | null }

function Page({ path, before, onMore, ...rest }: PageProps) {
  const query = useVersionsQuery({ path, before }, { refetchOnMountOrArgChange: true })
  return (
    <Loaded query={query} loading={<Loading text={loading} />} failed={words.versionsFailed}>
      {({ data, meta: { next } }) => (
        <>
          {data.length === 0 && <Empty text={words.noVersions} />}
          <ol className="versions">
            {data.map((each, at) => (
              <Line
                key={each.version}
                path={path}
                one={each}
                before={data[at + 1]?.fields ?? (next === null ? null : undefined)}
                {...rest}
              />
            ))}
          </ol>
          {next !== null && onMore && (
            <Button kind="soft" size="sm" onClick={() => onMore(next)}>
              {words.earlier}
            </Button>
          )}
        </>
      )}
    </Loaded>
  )
}

/** `before` is not known at the end of a page, and null for the first of all. */
type LineProps = Omit<Props, 'open' | 'name'> & { one: Version; before: Version['fields'] | null | undefined }

function Line({ path, version, one, before, names, show, isUnsaved, onClose }: LineProps) {
  const [restore, { isLoading }] = useRestoreThingMutation()
  const putBack = async () => {
    const { error } = await restore({ path, version, to: one.version })
    if (error) return toast.bad(saidBy(error) ?? words.notDone)
    toast(words.restored)
    onClose()
  }
  return (
    <li>
      <div>
        <b>{saidOf(one)}</b>
        <ul>
          {(before === undefined ? [] : changesOf(before, one.fields, names, show)).map((change) => (
            <li key={change}>{change}</li>
          ))}
        </ul>
      </div>
      {one.version === version ? (
        <span className="versions__now">{words.versionNow}</span>
      ) : (
        <Button kind="soft" size="sm" busy={isLoading} disabled={isUnsaved} onClick={() => void putBack()}>
          <DeskIcon name="arrow-counter-clockwise-bold" />
          {words.restoreVersion}
        </Button>
      )}
    </li>
  )
}

const saidOf = ({ at, by }: Version): string => words.changed(showWhen(new Date(at), new Date()), by?.name ?? null)
