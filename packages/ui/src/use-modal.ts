import { type RefObject, useEffect, useRef } from 'react'
import { afterPaint } from './after-paint.ts'
import { placeToastsAnew } from './toast.ts'

/** The browser's own dialog keeps the focus inside, closes on Escape and gives the focus back to the opener. */
export function useModal(open: boolean, onClose: () => void): RefObject<HTMLDialogElement | null> {
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    if (!open) return dialog.current?.close()
    // A modal lays out the whole page anew: 300 ms on a cheap phone.
    return afterPaint(() => {
      dialog.current?.showModal()
      placeToastsAnew()
    })
  }, [open])
  useEffect(() => {
    const scrim = dialog.current
    // What is inside has its own box, so a tap on the dialog itself is a tap beside it.
    const onTap = ({ target }: MouseEvent) => target === scrim && onClose()
    scrim?.addEventListener('click', onTap)
    return () => scrim?.removeEventListener('click', onTap)
  }, [onClose])
  return dialog
}
