import type { IconName } from './icon-names.ts'
import sprite from './icons.svg?url'

/** Decoration beside words; a button without words gets its name from `aria-label`. */
export function Icon({ name, big = false }: { name: IconName; big?: boolean }) {
  return (
    <svg className={big ? 'ico big' : 'ico'} aria-hidden="true" viewBox="0 0 256 256">
      <use href={`${sprite}#i-${name}`} />
    </svg>
  )
}
