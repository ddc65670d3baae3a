import { type ReactNode, useEffect, useRef } from 'react'
import './drawer.css'
import { Icon } from './icon.tsx'

type Props = { open: boolean; labelledBy: string; onClose: () => void; children: ReactNode }

/** The browser's own dialog keeps the focus inside, closes on Escape and gives the focus back to the opener. */
export function Drawer({ open, labelledBy, onClose, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    if (open) dialog.current?.showModal()
    else dialog.current?.close()
  }, [open])
  useEffect(() => {
    const scrim = dialog.current
    // What is inside has its own box, so a tap on the dialog itself is a tap beside it.
    const onTap = ({ target }: MouseEvent) => target === scrim && onClose()
    scrim?.addEventListener('click', onTap)
    return () => scrim?.removeEventListener('click', onTap)
  }, [onClose])
  return (
    <dialog className="drawer" ref={dialog} aria-labelledby={labelledBy} onClose={onClose}>
      <div className="drawer__in">
        <div className="drawer__top">
          <button type="button" className="icon-btn" aria-label="Close" onClick={onClose}>
            <Icon name="x-bold" />
          </button>
        </div>
        {children}
      </div>
    </dialog>
  )
}
