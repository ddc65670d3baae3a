import type { Pastel } from '#contract/rules/pastel.ts'
import './avatar.css'
import { Icon } from './icon.tsx'
import { initialOf } from './initial-of.ts'
import { langOf } from './lang-of.ts'

type Props = { name: string | null; image?: string | null; size?: 'lg' | 'xl'; pastel?: Pastel }

function Face({ name, image }: Pick<Props, 'name' | 'image'>) {
  if (image) return <img src={image} alt="" />
  return name?.trim() ? initialOf(name) : <Icon name="user-fill" />
}

/** The name stands beside it, or on the link around it: to a reader this is decoration. */
export function Avatar({ name, image, size, pastel }: Props) {
  const classes = ['avatar', size && `avatar--${size}`, pastel && `avatar--${pastel}`]
  return (
    <span className={classes.filter(Boolean).join(' ')} lang={name ? langOf(name) : undefined} aria-hidden="true">
      <Face name={name} image={image} />
    </span>
  )
}
