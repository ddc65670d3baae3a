import { type CSSProperties, useLayoutEffect, useRef } from 'react'
import type { Picture as Stored } from '#contract/schemas/picture.ts'
import * as words from '#words/ui.ts'
import { Button } from './button.tsx'
import { Icon } from './icon.tsx'
import { langOf } from './lang-of.ts'
import './lightbox.css'
import { Picture } from './picture.tsx'
import { useSlides } from './use-slides.ts'

export type LightboxProps = { name: string; pictures: Stored[]; start: number; onClose: () => void }

const SIZES = '(min-width: 1200px) 1200px, 100vw'

function Slide({ picture, shown, drawn }: { picture: Stored; shown: boolean; drawn: boolean }) {
  const shape = { '--ratio': picture.width / picture.height, '--own': `${picture.width}px` } as CSSProperties
  return (
    <div className="lightbox__slide" style={shape} aria-hidden={!shown || undefined}>
      <div className="lightbox__print">{drawn && <Picture picture={picture} sizes={SIZES} first />}</div>
    </div>
  )
}

type TurnsProps = { at: number; last: number; step: (by: 1 | -1) => void }

/** At an end a button stays where it is, so that the focus on it is not lost. */
function Turns({ at, last, step }: TurnsProps) {
  return (
    <>
      <Button
        kind="soft"
        round
        className="lightbox__turn"
        aria-label={words.previousPhoto}
        aria-disabled={at === 0}
        onClick={() => step(-1)}
      >
        <Icon name="caret-left-bold" />
      </Button>
      <Button
        kind="soft"
        round
        className="lightbox__turn"
        aria-label={words.nextPhoto}
        aria-disabled={at === last}
        onClick={() => step(1)}
      >
        <Icon name="caret-right-bold" />
      </Button>
    </>
  )
}

function useModal() {
  const dialog = useRef<HTMLDialogElement>(null)
  useLayoutEffect(() => dialog.current?.showModal(), [])
  return dialog
}

export function Lightbox({ name, pictures, start, onClose }: LightboxProps) {
  const dialog = useModal()
  const { at, ready, step, onTrack } = useSlides(start, pictures.length)
  const isDrawn = (i: number) => i === at || (ready && Math.abs(i - at) === 1)
  return (
    <dialog className="lightbox" ref={dialog} aria-label={name} aria-describedby="lightbox-words" onClose={onClose}>
      <button
        type="button"
        className="icon-btn lightbox__close"
        aria-label={words.close}
        onClick={() => dialog.current?.close()}
      >
        <Icon name="x-bold" />
      </button>
      <div className="lightbox__track" role="group" aria-label={words.photos} {...onTrack}>
        {pictures.map((picture, i) => (
          <Slide key={i} picture={picture} shown={i === at} drawn={isDrawn(i)} />
        ))}
      </div>
      <div className="lightbox__words" id="lightbox-words" role="status">
        <p className="lightbox__count">{words.photoOf(at + 1, pictures.length)}</p>
        <p lang={langOf(pictures[at]?.alt ?? '')}>{pictures[at]?.alt}</p>
      </div>
      {pictures.length > 1 && <Turns at={at} last={pictures.length - 1} step={step} />}
    </dialog>
  )
}
