import type { ReactNode } from 'react'
import type { Pastel } from '#contract/rules/pastel.ts'
import './avatar.css'
import { Icon } from './icon.tsx'
import { initialOf } from './initial-of.ts'
import { langOf } from './lang-of.ts'
import { useBrokenImage } from './use-broken-image.ts'

type Props = { name: string | null; image?: string | null; size?: 'lg' | 'xl'; pastel?: Pastel }

function Photo({ src, instead }: { src: string; instead: ReactNode }) {
  const { broken, watch } = useBrokenImage()
  return broken ? instead : <img {...watch} src={src} alt="" />
}

/** The name stands beside it, or on the link around it: to a reader this is decoration. */
export function Avatar({ name, image, size, pastel }: Props) {
  const classes = ['avatar', size && `avatar--${size}`, pastel && `avatar--${pastel}`]
  const initial = name?.trim() ? initialOf(name) : <Icon name="user-fill" />
  return (
    <span className={classes.filter(Boolean).join(' ')} lang={name ? langOf(name) : undefined} aria-hidden="true">
      {image ? <Photo key={image} src={image} instead={initial} /> : initial}
    </span>
  )
}
