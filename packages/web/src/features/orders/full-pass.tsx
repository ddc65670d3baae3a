import { useLayoutEffect, useRef, useState } from 'react'
import type { Day } from '#contract/rules/dates.ts'
import type { Pass } from '#contract/schemas/pass.ts'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { langOf } from '#ui/lang-of.ts'
import { Qr } from '#ui/qr.tsx'
import { useSlides } from '#ui/use-slides.ts'
import { useToday } from '#ui/use-today.ts'
import * as words from '#words/passes.ts'
import * as ui from '#words/ui.ts'
import './full-pass.css'
import { isMembership, isShown, passChips, passHeading, passState, passTerms } from './pass-words.ts'
import { ShareSheet } from './share-sheet.tsx'
import { sinceWords } from './since-words.ts'
import { useWakeLock } from './use-wake-lock.ts'

/** Since when a phone knows what it shows without asking, and whether it has a line. */
export type Kept = { knownSince: Date; online: boolean }

export type FullPassProps = {
  passes: Pass[]
  /** Which of them is shown first. */
  start: number
  kept?: Kept | undefined
  /** How far the server's clock is ahead of the phone's, which may be wrong. */
  ahead?: number | undefined
  /** Whose gate it is, for those it is shared with. */
  centre?: string | undefined
  onClose: () => void
}

function KeptWords({ online }: Kept) {
  return (
    <p className="full-pass__kept">
      <Icon name={online ? 'cloud-check-fill' : 'wifi-slash-fill'} />
      {online ? words.saved : words.noLine}
    </p>
  )
}

type SlideProps = { pass: Pass; today: Day; kept: Kept | undefined; hidden: boolean }

function Slide({ pass, today, kept, hidden }: SlideProps) {
  const state = passState(pass, today)
  const [title, why] = passHeading(pass, state)
  return (
    <article
      className={isShown(state) ? 'full-pass__slide' : 'full-pass__slide is-off'}
      aria-label={pass.invoice_number}
      aria-hidden={hidden || undefined}
    >
      <h3 className="full-pass__title">{title}</h3>
      <Qr text={pass.qr} label={words.qr} />
      <div className="full-pass__facts">
        <p className="full-pass__code num">{pass.code}</p>
        {why && <p>{why}</p>}
        <ul className="full-pass__chips">
          {passChips(pass, today).map((chip, i) => (
            <li key={i} lang={langOf(chip)}>
              {chip}
            </li>
          ))}
        </ul>
        {kept && <KeptWords {...kept} />}
        <p className="sm">
          {kept?.online === false && `${words.lastChecked(sinceWords(kept.knownSince, today))} `}
          {isShown(state) && `${words.brightnessPlease} `}
          <span lang={langOf(passTerms(pass))}>{passTerms(pass)}</span>
        </p>
      </div>
    </article>
  )
}

/** At an end a button stays where it is, so that the focus on it is not lost. */
function Turns({ at, count, step }: { at: number; count: number; step: (by: 1 | -1) => void }) {
  return (
    <div className="full-pass__turns">
      <Button kind="soft" round aria-label={words.previousPass} aria-disabled={at === 0} onClick={() => step(-1)}>
        <Icon name="caret-left-bold" />
      </Button>
      <p role="status">{ui.slideOf(at + 1, count)}</p>
      <Button kind="soft" round aria-label={words.nextPass} aria-disabled={at === count - 1} onClick={() => step(1)}>
        <Icon name="caret-right-bold" />
      </Button>
    </div>
  )
}

/** What is held up at the gate, as large as the screen is; all of a family's passes one swipe apart. */
export function FullPass({ passes, start, kept, ahead, centre, onClose }: FullPassProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const [shared, setShared] = useState<Pass>()
  useLayoutEffect(() => dialog.current?.showModal(), [])
  useWakeLock()
  const today = useToday(ahead)
  const { at, step, onTrack } = useSlides(start, passes.length)
  const shown = passes[at] ?? passes[0]
  if (!shown) return null
  const tone = isMembership(shown) ? 'full-pass full-pass--member' : 'full-pass'
  return (
    <>
      <dialog className={tone} ref={dialog} aria-labelledby="full-pass-name" onClose={onClose}>
        <div className="full-pass__top">
          <button type="button" className="icon-btn" aria-label={ui.close} onClick={() => dialog.current?.close()}>
            <Icon name="x-bold" />
          </button>
          <h2 className="h3" id="full-pass-name" lang={langOf(shown.title ?? shown.invoice_number)}>
            {shown.title ?? shown.invoice_number}
          </h2>
          {shown.share_url !== null ? (
            <button type="button" className="icon-btn" aria-label={words.share} onClick={() => setShared(shown)}>
              <Icon name="share-network-bold" />
            </button>
          ) : (
            <span />
          )}
        </div>
        <div className="full-pass__track" role="group" aria-label={words.passes} {...onTrack}>
          {passes.map((pass, i) => (
            <Slide key={`${pass.kind} ${pass.id}`} pass={pass} today={today} kept={kept} hidden={i !== at} />
          ))}
        </div>
        {passes.length > 1 && <Turns at={at} count={passes.length} step={step} />}
      </dialog>
      {shared && <ShareSheet pass={shared} centre={centre} onClose={() => setShared(undefined)} />}
    </>
  )
}
