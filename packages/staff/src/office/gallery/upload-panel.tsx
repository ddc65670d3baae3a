import { type ReactNode, useId } from 'react'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { Panel, PanelBody } from '#ui/panel.tsx'
import * as words from '#words/gallery.ts'
import { useThumb } from '../pictures/use-thumb.ts'
import type { UploadQueue } from '../pictures/upload-queue.ts'
import type { StaffPicture } from '#contract/schemas/staff-picture.ts'
import './upload-panel.css'
import { sumOf, textOf } from './upload-text.ts'
import type { GalleryUpload } from './use-gallery-uploads.ts'

type Queue = UploadQueue<StaffPicture>

/** What is on its way: all of it, and each with its own bar. */
export function UploadPanel({ uploads, queue }: { uploads: GalleryUpload[]; queue: Queue }) {
  const sum = sumOf(uploads, queue.tookMs)
  const clear = () => uploads.forEach(({ key }) => queue.remove(key))
  return (
    <Panel
      title={queue.isBusy ? words.uploading : words.uploaded}
      action={
        <Button
          kind={queue.isBusy ? 'quietbad' : 'quiet'}
          size="sm"
          onClick={queue.isBusy ? () => queue.stop() : clear}
        >
          {queue.isBusy ? words.stop : words.clear}
        </Button>
      }
    >
      <PanelBody>
        {sum.all > 0 && (
          <>
            <p className="upload-sum">
              <b role="status">{words.doneOf(sum.done, sum.all)}</b>
              {queue.isBusy && <span>{sum.pace}</span>}
            </p>
            <Bar percent={sum.percent} name={words.allFiles} />
          </>
        )}
        <ul className="uploads">
          {uploads.map((upload) => (
            <Row key={upload.key} upload={upload} queue={queue} />
          ))}
        </ul>
      </PanelBody>
    </Panel>
  )
}

function Bar({ percent, name, done = false }: { percent: number; name: string; done?: boolean }) {
  return (
    <span
      className={done ? 'upload-bar upload-bar--done' : 'upload-bar'}
      role="progressbar"
      aria-label={name}
      aria-valuenow={percent}
      aria-valuemin={0}
      aria-valuemax={100}
    >
      <b style={{ width: `${percent}%` }} />
    </span>
  )
}

export function Thumb({ file }: { file: File }) {
  const src = useThumb(file)
  return src ? (
    <img className="upload-thumb" src={src} alt="" width="48" height="48" />
  ) : (
    <span className="upload-thumb">
      <Icon name="image-fill" />
    </span>
  )
}

function Row({ upload, queue }: { upload: GalleryUpload; queue: Queue }) {
  const { key, file, state, share } = upload
  const textId = useId()
  const remove = () => queue.remove(key)
  return (
    <li className="upload-row">
      <Thumb file={file} />
      <span className="upload-row__text">
        <b>{file.name}</b>
        <small id={textId} className={state === 'refused' ? 'upload-row__bad' : undefined}>
          {textOf(upload)}
        </small>
        {state !== 'refused' && <Bar percent={Math.round(share * 100)} name={file.name} done={state === 'done'} />}
      </span>
      {state === 'broken' ? (
        <Act name={words.tryAgain} describedBy={textId} onPress={() => queue.retry(key)} />
      ) : state === 'refused' ? (
        <Act name={words.remove} describedBy={textId} onPress={remove} />
      ) : (
        <button type="button" className="icon-btn" aria-label={words.removeFile(file.name)} onClick={remove}>
          <Icon name="x-bold" />
        </button>
      )}
    </li>
  )
}

type ActProps = { name: ReactNode; describedBy: string; onPress: () => void }

function Act({ name, describedBy, onPress }: ActProps) {
  return (
    <Button kind="soft" size="sm" aria-describedby={describedBy} onClick={onPress}>
      {name}
    </Button>
  )
}
