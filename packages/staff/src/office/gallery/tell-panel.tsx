import { type FormEvent, useState } from 'react'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/field.tsx'
import { Icon } from '#ui/icon.tsx'
import { Input } from '#ui/input.tsx'
import { Panel, PanelBody } from '#ui/panel.tsx'
import { MAX_ALT } from '#contract/rules/picture-sending.ts'
import * as words from '#words/gallery.ts'
import { altExample } from '#words/pictures.ts'
import { pictureAlt } from '#words/staff-office.ts'
import './tell-panel.css'
import { Thumb } from './upload-panel.tsx'
import type { GalleryUpload } from './use-gallery-uploads.ts'

type Props = { untold: GalleryUpload[]; onTell: (keys: string[], alt: string) => void; onRemove: (key: string) => void }

/** Before they are sent somebody says what they show: once for all, or for each. */
export function TellPanel({ untold, onTell, onRemove }: Props) {
  const [common, setCommon] = useState('')
  const [own, setOwn] = useState<Record<string, string>>({})
  const [asked, setAsked] = useState(false)
  const wordsOf = (key: string) => (own[key]?.trim() || common).trim()
  const send = (event: FormEvent) => {
    event.preventDefault()
    setAsked(true)
    const told = untold.filter(({ key }) => wordsOf(key) !== '')
    for (const { key } of told) onTell([key], wordsOf(key))
    if (told.length === untold.length) setCommon('')
  }
  return (
    <Panel title={words.chosenTitle(untold.length)}>
      <PanelBody>
        <form className="tell" noValidate onSubmit={send}>
          <Field
            label={words.allShow}
            help={words.allShowHelp}
            error={asked && untold.some(({ key }) => wordsOf(key) === '') ? pictureAlt : undefined}
          >
            <Input
              value={common}
              maxLength={MAX_ALT}
              autoComplete="off"
              placeholder={altExample}
              onChange={({ target }) => setCommon(target.value)}
            />
          </Field>
          <ul className="tell__rows">
            {untold.map(({ key, file }) => (
              <li key={key}>
                <Thumb file={file} />
                <Input
                  aria-label={words.shows(file.name)}
                  value={own[key] ?? ''}
                  maxLength={MAX_ALT}
                  autoComplete="off"
                  placeholder={common || file.name}
                  onChange={({ target }) => setOwn({ ...own, [key]: target.value })}
                />
                <button
                  type="button"
                  className="icon-btn"
                  aria-label={words.removeFile(file.name)}
                  onClick={() => onRemove(key)}
                >
                  <Icon name="x-bold" />
                </button>
              </li>
            ))}
          </ul>
          <Button type="submit">{words.upload(untold.length)}</Button>
        </form>
      </PanelBody>
    </Panel>
  )
}
