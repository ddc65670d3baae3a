import { useEffect, useState, useSyncExternalStore } from 'react'
import { createRoot } from 'react-dom/client'
import * as words from '#words/ui.ts'
import { afterPaint } from './after-paint.ts'
import { Icon } from './icon.tsx'
import { currentToasts, dropToast, onToasts, type Toast } from './toast-list.ts'
import './toast.css'

const SHOWN_MS = 4000

/** It waits while a pointer or the focus is on it, so that it can be read and dismissed. */
function useLifetime(id: number) {
  const [held, setHeld] = useState(false)
  useEffect(() => {
    if (held) return
    const timer = setTimeout(dropToast, SHOWN_MS, id)
    return () => clearTimeout(timer)
  }, [held, id])
  const [hold, release] = [() => setHeld(true), () => setHeld(false)]
  return { onPointerEnter: hold, onPointerLeave: release, onFocus: hold, onBlur: release }
}

function Card({ toast: { id, message, bad } }: { toast: Toast }) {
  const lifetime = useLifetime(id)
  return (
    <div className={bad ? 'toast toast--bad' : 'toast'} role={bad ? 'alert' : undefined} {...lifetime}>
      <Icon name={bad ? 'warning-circle-fill' : 'check-circle-fill'} />
      <span>{message}</span>
      <button type="button" className="icon-btn" aria-label={words.dismiss} onClick={() => dropToast(id)}>
        <Icon name="x-bold" />
      </button>
    </div>
  )
}

/** What a tap did is seen first, what is said about it a moment later. */
const followToasts = (listener: () => void) => onToasts(() => void afterPaint(listener))

function Toasts() {
  const toasts = useSyncExternalStore(followToasts, currentToasts)
  return toasts.map((toast) => <Card key={toast.id} toast={toast} />)
}

let host: HTMLElement | undefined

function mountToasts(): HTMLElement {
  const made = document.createElement('div')
  made.className = 'toasts'
  made.setAttribute('role', 'status')
  createRoot(made).render(<Toasts />)
  return made
}

/** Beside the page, above everything in it. An open dialog covers and silences what is outside, so then they stand in it. */
export function placeToasts(): void {
  const toasts = (host ??= mountToasts())
  const modal = [...document.querySelectorAll('dialog:modal')].at(-1)
  const place = modal ?? document.body
  if (toasts.parentElement === place) return
  place.append(toasts)
  modal?.addEventListener('close', () => document.body.append(toasts), { once: true })
}
