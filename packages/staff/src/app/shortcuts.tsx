import { useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { Dialog } from '#ui/dialog.tsx'
import * as words from '#words/frame.ts'
import { useMe } from '../api/use-me.ts'
import { placesOf } from './nav.ts'
import { isMeantFor, letters, type Pressed, type Shortcut, shortcutOf } from './shortcut-of.ts'
import './shortcuts.css'

const press = (selector: string): boolean => {
  const found = [...document.querySelectorAll<HTMLElement>(selector)].find((element) => element.checkVisibility())
  if (found instanceof HTMLInputElement) found.focus()
  else found?.click()
  return found !== undefined
}

/** Keys for who sits at a desk all day; the field and the button of a screen say theirs in `aria-keyshortcuts`. */
export function Shortcuts() {
  const [isShown, show] = useState(false)
  useKeys((shortcut) => shortcut === 'all' && show(true))
  return (
    <Dialog open={isShown} title={words.keys} onClose={() => show(false)}>
      <KeyList />
    </Dialog>
  )
}

function useKeys(onKey: (shortcut: Shortcut) => void): void {
  const go = useNavigate()
  const before = useRef<Pressed>(null)
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || !isMeantFor(event.target)) return
      const pressed = { key: event.key, at: event.timeStamp }
      const shortcut = shortcutOf(pressed, before.current)
      before.current = shortcut === null ? pressed : null
      if (shortcut === null) return
      event.preventDefault()
      // By the link itself, which a form with unsaved text knows to stop.
      if (typeof shortcut === 'object') return void (press(`nav a[href="${shortcut.go}"]`) || go(shortcut.go))
      if (shortcut !== 'all') press(shortcut === 'search' ? 'main [type="search"]' : 'main [aria-keyshortcuts="n"]')
      onKey(shortcut)
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  })
}

function KeyList() {
  const { role } = useMe()
  const places = placesOf(role).flatMap(({ to, name }) => {
    const letter = Object.keys(letters).find((key) => letters[key] === to)
    return letter ? [{ keys: ['g', letter], name }] : []
  })
  const others = [
    { keys: ['/'], name: words.keySearch },
    { keys: ['n'], name: words.keyNew },
    { keys: ['Esc'], name: words.keyClose },
    { keys: ['?'], name: words.keys },
  ]
  return (
    <dl className="keys">
      {[...places, ...others].map(({ keys, name }) => (
        <div key={name}>
          <dt>
            {keys.map((key) => (
              <kbd key={key}>{key}</kbd>
            ))}
          </dt>
          <dd>{name}</dd>
        </div>
      ))}
    </dl>
  )
}
