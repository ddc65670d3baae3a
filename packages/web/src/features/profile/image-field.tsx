import { type ChangeEvent, useId, useRef, useState } from 'react'
import { imageProblem } from '#contract/rules/profile-image.ts'
import type { User } from '#contract/schemas/user.ts'
import { Avatar } from '#ui/avatar.tsx'
import { FieldError } from '#ui/field.tsx'
import { Icon } from '#ui/icon.tsx'
import * as words from '#words/profile.ts'
import { imageBytes, imageDamaged, imageEmpty, imageFormat } from '#words/rules.ts'
import { previewImage } from './preview-image.ts'

type Props = { user: User; file: File | null; error?: string; onChoose: (file: File | null) => void }
type Taken = { file: File | null; preview: string | null }

const texts = { imageBytes, imageEmpty, imageFormat }
const none: Taken = { file: null, preview: null }

/** A chosen file is taken at once, so that it can be saved at once; one that turns out to be no picture leaves everything as it was. */
function useChosenImage(onChoose: Props['onChoose']) {
  const [taken, setTaken] = useState(none)
  const [problem, setProblem] = useState<string | null>(null)
  const latest = useRef(taken)
  const set = (next: Taken, wrong: string | null = null) => {
    latest.current = next
    setTaken(next)
    setProblem(wrong)
    onChoose(next.file)
  }
  const take = async (file: File) => {
    const known = imageProblem(file, texts)
    if (known) return setProblem(known)
    const before = latest.current
    set({ file, preview: null })
    const preview = await previewImage(file)
    if (latest.current.file !== file) return
    if (!preview) return set(before, imageDamaged)
    latest.current = { file, preview }
    setTaken(latest.current)
  }
  return { preview: taken.preview, problem, take, drop: () => set(none) }
}

export function ImageField({ user, file, error, onChoose }: Props) {
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const { preview, problem, take, drop } = useChosenImage(onChoose)
  const wrong = problem ?? error
  const onPick = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const picked = target.files?.[0]
    // Emptied, so that picking the same file again is heard, too.
    target.value = ''
    if (picked) void take(picked)
  }
  const onDrop = () => {
    drop()
    input.current?.focus()
  }
  return (
    <div className="upload">
      <Avatar name={user.name} image={file ? preview : user.image} size="xl" />
      <div className="stack upload__side">
        <div className="upload__pick">
          <label className="btn btn--soft btn--sm" htmlFor={id}>
            <Icon name="camera-fill" />
            {user.image || file ? words.changeImage : words.addImage}
          </label>
          <input
            ref={input}
            id={id}
            type="file"
            accept=".jpg,.jpeg,.png"
            aria-invalid={wrong ? true : undefined}
            aria-describedby={wrong ? `${id}-error ${id}-help` : `${id}-help`}
            onChange={onPick}
          />
        </div>
        {wrong && <FieldError id={`${id}-error`} text={wrong} />}
        <p className="help" id={`${id}-help`}>
          {words.imageHelp}
        </p>
        {file && (
          <button type="button" className="link" onClick={onDrop}>
            <Icon name="x-bold" />
            {words.removeNewImage}
          </button>
        )}
      </div>
    </div>
  )
}
