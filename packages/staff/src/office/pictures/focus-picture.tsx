import type { KeyboardEvent, PointerEvent } from 'react'
import * as words from '#words/pictures.ts'
import './focus-picture.css'
import { moved, tapped } from './focus-point.ts'

type Props = {
  src: string
  width: number
  height: number
  x: number
  y: number
  onMove: (x: number, y: number) => void
}

/** The whole picture with its point of focus: tapped, dragged, or moved by the arrow keys. */
export function FocusPicture({ src, width, height, x, y, onMove }: Props) {
  const follow = (event: PointerEvent<HTMLElement>) => {
    const point = tapped(event, event.currentTarget.getBoundingClientRect())
    onMove(point.x, point.y)
  }
  const byKey = (event: KeyboardEvent) => {
    const point = moved({ x, y }, event)
    if (!point) return
    event.preventDefault()
    onMove(point.x, point.y)
  }
  return (
    <div
      className="focus-picture"
      style={{ aspectRatio: `${width} / ${height}`, maxWidth: `calc(28rem * ${width / height})` }}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId)
        follow(event)
      }}
      onPointerMove={(event) => event.buttons > 0 && follow(event)}
    >
      <img src={src} alt="" width={width} height={height} draggable={false} />
      <button
        type="button"
        className="focus-picture__point"
        style={{ left: `${x}%`, top: `${y}%` }}
        aria-label={words.focusName(x, y)}
        title={words.focusKeys}
        onKeyDown={byKey}
      />
    </div>
  )
}

const frames = [
  { name: words.frames.square, ratio: 1 },
  { name: words.frames.four, ratio: 4 / 3 },
  { name: words.frames.wide, ratio: 16 / 9 },
  { name: words.frames.banner, ratio: 3 },
]

/** What every frame of the site would show of it. */
export function Frames({ src, x, y }: Pick<Props, 'src' | 'x' | 'y'>) {
  return (
    <ul className="picture-frames">
      {frames.map(({ name, ratio }) => (
        <li key={name}>
          <img src={src} alt="" style={{ aspectRatio: ratio, objectPosition: `${x}% ${y}%` }} />
          <span>{name}</span>
        </li>
      ))}
    </ul>
  )
}
