import { type RefObject, useEffect, useRef } from 'react'
import { afterPaint } from './after-paint.ts'
import { placeToastsAnew } from './toast.ts'

/** The browser's own dialog keeps the focus inside, closes on Escape and gives the focus back to the opener. */
export function useModal(open: boolean, onClose: () => void): RefObject<HTMLDialogElement | null> {
  const dialog = useRef<HTMLDialogElement>(null)
  const shown = useRef(false)
  useEffect(() => {
    const box = dialog.current
    if (!open || !box) return
    // A modal lays out the whole page anew: 300 ms on a cheap phone.
    const callOff = afterPaint(() => {
      box.showModal()
      shown.current = true
      placeToastsAnew()
    })
    return () => {
      callOff()
      shown.current = false
      box.close()
    }
  }, [open])
  useEffect(() => {
    const box = dialog.current
    if (!box) return
    const onEscape = (event: Event) => {
      if (event.target !== box) return
      event.preventDefault()
      onClose()
    }
    // The event comes late, when the next press may have opened the dialog anew: it counts for what the browser closed by itself.
    const onClosed = () => shown.current && !box.open && onClose()
    // What is inside has its own box, so a tap on the dialog itself is a tap beside it.
    const onTap = ({ target }: MouseEvent) => target === box && onClose()
    box.addEventListener('cancel', onEscape)
    box.addEventListener('close', onClosed)
    box.addEventListener('click', onTap)
    return () => {
      box.removeEventListener('cancel', onEscape)
      box.removeEventListener('close', onClosed)
      box.removeEventListener('click', onTap)
    }
  }, [onClose])
  return dialog
}
