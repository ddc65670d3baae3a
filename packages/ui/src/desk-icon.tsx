import sprite from './desk-icons.svg?url'

/** Symbols of desk-icons.svg, which only those who work here fetch. */
export const deskIconNames = [
  'arrow-counter-clockwise-bold',
  'arrow-square-out-bold',
  'arrow-u-up-left-bold',
  'arrows-clockwise-bold',
  'backspace-fill',
  'bell-fill',
  'cash-register-fill',
  'device-mobile-fill',
  'drag-fill',
  'identification-badge-fill',
  'list-bullets-bold',
  'lock-key-fill',
  'moon-fill',
  'note-fill',
  'printer-fill',
  'shield-warning-fill',
  'table-fill',
  'taka-fill',
] as const

export type DeskIconName = (typeof deskIconNames)[number]

export function DeskIcon({ name }: { name: DeskIconName }) {
  return (
    <svg className="ico" aria-hidden="true" viewBox="0 0 256 256">
      <use href={`${sprite}#i-${name}`} />
    </svg>
  )
}
