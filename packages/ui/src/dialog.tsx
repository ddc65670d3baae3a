import { type ReactNode, useId } from 'react'
import * as words from '#words/ui.ts'
import './dialog.css'
import { Icon } from './icon.tsx'
import { useModal } from './use-modal.ts'

type Props = { open: boolean; title: string; onClose: () => void; children: ReactNode }

export function Dialog({ open, title, onClose, children }: Props) {
  const titleId = useId()
  const dialog = useModal(open, onClose)
  return (
    <dialog className="dialog" ref={dialog} aria-labelledby={titleId}>
      <div className="dialog__in">
        <div className="dialog__grab" aria-hidden="true" />
        <div className="dialog__top">
          <h2 id={titleId}>{title}</h2>
          <button type="button" className="icon-btn" aria-label={words.close} onClick={onClose}>
            <Icon name="x-bold" />
          </button>
        </div>
        {open && children}
      </div>
    </dialog>
  )
}
