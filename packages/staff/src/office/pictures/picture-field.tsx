import { useState } from 'react'
import { betterSize, isPhotoName, type SentUse } from '#contract/rules/picture-sending.ts'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/field.tsx'
import { Icon } from '#ui/icon.tsx'
import { Input } from '#ui/input.tsx'
import { Note } from '#ui/note.tsx'
import * as words from '#words/pictures.ts'
import { imageFormat } from '#words/rules.ts'
import { saidBy } from '../../api/api.ts'
import { ChooseFiles } from './choose-files.tsx'
import { FocusPicture, Frames } from './focus-picture.tsx'
import { addLocalFile, turnLocalFile, useLocalFile } from './local-files.ts'
import { hasPicture, type PictureDraft, shownOf } from './picture-draft.ts'
import './picture-field.css'
import { useChangePictureMutation } from './pictures-api.ts'
import { weightOf } from './weight-of.ts'

type Props = {
  use: SentUse
  value: PictureDraft
  onChange: (value: PictureDraft) => void
  /** What is wrong with the description, and with the picture itself. */
  altError?: string
  error?: string
}

/** A picture of the content: chosen, turned, its point of focus set, told in both languages. Nothing is sent before the form is saved. */
export function PictureField({ use, value, onChange, altError, error }: Props) {
  const { problem, busy, choose, turn } = usePictureActs(value, onChange)
  useLocalFile(value.file_key)
  const shown = shownOf(value)
  const said = problem ?? error
  return (
    <div className="picture-field">
      {shown ? (
        <div className="picture-field__both">
          <FocusPicture
            {...shown}
            x={value.focus_x}
            y={value.focus_y}
            onMove={(focus_x, focus_y) => onChange({ ...value, focus_x, focus_y })}
          />
          <div className="picture-field__acts">
            <Note>{words.tapHint}</Note>
            <div className="picture-field__buttons">
              <ChooseFiles name={words.replace} size="sm" onChoose={choose} />
              <Button kind="soft" size="sm" busy={busy} onClick={turn}>
                <Icon name="arrow-clockwise-bold" />
                {words.turnRight}
              </Button>
            </div>
            <SizeLine use={use} value={value} />
          </div>
        </div>
      ) : (
        <div className="picture-field__none">
          <Icon name="image-fill" />
          <ChooseFiles name={words.choose} onChoose={choose} />
          <p>{words.kinds}</p>
        </div>
      )}
      {said && (
        <Note kind="bad" role="alert">
          {said}
        </Note>
      )}
      {shown && <Frames src={shown.src} x={value.focus_x} y={value.focus_y} />}
      {hasPicture(value) && <Told value={value} onChange={onChange} altError={altError} />}
    </div>
  )
}

function Told({ value, onChange, altError }: Pick<Props, 'value' | 'onChange' | 'altError'>) {
  return (
    <div className="picture-field__told">
      <Field label={words.whatShows} required error={altError}>
        <Input
          value={value.alt}
          autoComplete="off"
          placeholder={words.altExample}
          onChange={({ target }) => onChange({ ...value, alt: target.value })}
        />
      </Field>
      <Field label={words.whatShowsBn}>
        <Input
          lang="bn"
          value={value.alt_bn}
          autoComplete="off"
          onChange={({ target }) => onChange({ ...value, alt_bn: target.value })}
        />
      </Field>
    </div>
  )
}

function SizeLine({ use, value }: Pick<Props, 'use' | 'value'>) {
  const file = useLocalFile(value.file_key)
  const shown = shownOf(value)
  if (!shown) return null
  const { width, height } = shown
  // A stored picture was made smaller for its frames: only of a new one its size says something.
  const better = file && betterSize(use, shown)
  return (
    <>
      <p className="picture-field__size">{words.sizeLine(width, height, file ? weightOf(file.bytes) : '')}</p>
      {better && <Note kind="warn">{words.tooSoft(width, height, better.width, better.height)}</Note>}
    </>
  )
}

function usePictureActs(value: PictureDraft, onChange: (value: PictureDraft) => void) {
  const [problem, setProblem] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  const [change] = useChangePictureMutation()

  const doing = async (act: () => Promise<PictureDraft>, say: (failure: unknown) => string) => {
    setBusy(true)
    setProblem(null)
    try {
      onChange(await act())
    } catch (failure) {
      setProblem(say(failure))
    }
    setBusy(false)
  }
  const choose = ([file]: File[]) => {
    if (!file) return
    if (!isPhotoName(file.name)) return setProblem(imageFormat)
    // A new picture has its heart elsewhere, and shows something else.
    const fresh = { ...value, focus_x: 50, focus_y: 50, alt: '', alt_bn: '' }
    return void doing(
      async () => ({ ...fresh, file_key: await addLocalFile(file.name, file) }),
      () => imageFormat,
    )
  }
  const turn = () =>
    void doing(
      async () => ({ ...value, ...turnedPoint(value), ...(await turned(value)) }),
      (failure) => saidBy(failure) ?? words.cannotTurn,
    )
  const turned = async ({ file_key, picture }: PictureDraft): Promise<Partial<PictureDraft>> => {
    if (file_key !== null) return { file_key: await turnLocalFile(file_key) }
    return picture ? { picture: await change({ id: picture.id, change: { turn: 90 } }).unwrap() } : {}
  }
  return { problem, busy, choose, turn }
}

/** The point of focus stays on what it was set on. */
const turnedPoint = ({ focus_x, focus_y }: PictureDraft) => ({ focus_x: 100 - focus_y, focus_y: focus_x })
