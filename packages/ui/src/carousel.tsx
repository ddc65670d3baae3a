import type { CSSProperties, ReactNode } from 'react'
import * as words from '#words/ui.ts'
import { Button } from './button.tsx'
import { type CarouselState, isPlaying, repeatUntilFull, slidePlaceOf } from './carousel-state.ts'
import './carousel.css'
import { Icon } from './icon.tsx'
import { useCarousel } from './use-carousel.ts'

type Props = { labelledBy: string; slides: ReactNode[] }

const rope = (
  <svg className="carousel__rope" viewBox="0 0 1440 72" preserveAspectRatio="none" aria-hidden="true">
    <path d="M-10 2C240 34 480 44 720 44S1200 34 1450 2" />
  </svg>
)

type SlideProps = { i: number; state: CarouselState; of: number; children: ReactNode }

function Slide({ i, state, of, children }: SlideProps) {
  const place = slidePlaceOf(i, state.index, state.count)
  const shown = place === 'on'
  return (
    <figure
      className="carousel__slide"
      data-at={place}
      role="group"
      aria-roledescription={words.slide}
      aria-label={words.slideOf((i % of) + 1, of)}
      aria-hidden={!shown || undefined}
      inert={!shown}
    >
      {children}
    </figure>
  )
}

function Dots({ at, of }: { at: number; of: number }) {
  return (
    <div className="carousel__dots" aria-hidden="true">
      {Array.from({ length: of }, (_, i) => (
        <i key={i} className={i === at ? 'on' : undefined} />
      ))}
    </div>
  )
}

/** What moves by itself for longer than five seconds must have a way to stop it (WCAG 2.2.2). */
function Pause({ paused, onChange }: { paused: boolean; onChange: (on: boolean) => void }) {
  return (
    <button
      type="button"
      className="icon-btn carousel__pause"
      aria-label={paused ? words.playPhotos : words.pausePhotos}
      onClick={() => onChange(!paused)}
    >
      <Icon name={paused ? 'play-fill' : 'pause-fill'} />
    </button>
  )
}

export function Carousel({ labelledBy, slides }: Props) {
  const all = repeatUntilFull(slides)
  const { state, step, pause, onCarousel, onTrack } = useCarousel(all.length)
  const dragged = state.drag ? ({ '--drag': `${state.drag.by}px` } as CSSProperties) : undefined
  return (
    <div
      className="carousel"
      role="group"
      aria-roledescription={words.carousel}
      aria-labelledby={labelledBy}
      {...onCarousel}
    >
      {rope}
      <div className="carousel__track" style={dragged} aria-live={isPlaying(state) ? 'off' : 'polite'} {...onTrack}>
        {all.map((slide, i) => (
          <Slide key={i} i={i} state={state} of={slides.length}>
            {slide}
          </Slide>
        ))}
      </div>
      {slides.length > 1 && (
        <div className="carousel__nav">
          <Button kind="soft" size="sm" round aria-label={words.previousPhoto} onClick={() => step(-1)}>
            <Icon name="caret-left-bold" />
          </Button>
          <Dots at={state.index % slides.length} of={slides.length} />
          <Pause paused={state.holds.includes('paused')} onChange={pause} />
          <Button kind="soft" size="sm" round aria-label={words.nextPhoto} onClick={() => step(1)}>
            <Icon name="caret-right-bold" />
          </Button>
        </div>
      )}
    </div>
  )
}
