import { type DragEvent, useState } from 'react'
import { MOST_PICTURES_AT_ONCE } from '#contract/rules/picture-sending.ts'
import { Icon } from '#ui/icon.tsx'
import * as words from '#words/gallery.ts'
import { ChooseFiles } from '../pictures/choose-files.tsx'
import './drop-zone.css'

/** Pictures are dropped here or chosen; they keep the order in which they were chosen. */
export function DropZone({ onFiles }: { onFiles: (files: File[]) => void }) {
  const [isOver, setOver] = useState(false)
  const hold = (event: DragEvent) => {
    event.preventDefault()
    setOver(true)
  }
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    onFiles([...event.dataTransfer.files])
  }
  return (
    <div
      className={isOver ? 'drop-zone drop-zone--over' : 'drop-zone'}
      onDragOver={hold}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <Icon name="images-fill" />
      <b>{words.dropHere(MOST_PICTURES_AT_ONCE)}</b>
      <p>{words.orChoose}</p>
      <ChooseFiles name={words.chooseFiles} many onChoose={onFiles} />
    </div>
  )
}
