import type { ReactNode } from 'react'
import * as words from '#words/ui.ts'
import './drawer.css'
import { Icon } from './icon.tsx'
import { useModal } from './use-modal.ts'
import { useRoomAboveKeyboard } from './use-room-above-keyboard.ts'

type Props = { open: boolean; labelledBy: string; onClose: () => void; children: ReactNode }

export function Drawer({ open, labelledBy, onClose, children }: Props) {
  const dialog = useModal(open, onClose)
  useRoomAboveKeyboard(dialog)
  return (
    <dialog className="drawer" ref={dialog} aria-labelledby={labelledBy}>
      <div className="drawer__in">
        <div className="drawer__top">
          <button type="button" className="icon-btn" aria-label={words.close} onClick={onClose}>
            <Icon name="x-bold" />
          </button>
        </div>
        {children}
      </div>
    </dialog>
  )
}
