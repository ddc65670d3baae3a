import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { useNavigationType } from 'react-router'
import * as words from '#words/ui.ts'
import { Icon } from './icon.tsx'
import { Input } from './input.tsx'
import './search-box.css'

const PAUSE_MS = 300

type Props = { value: string; placeholder: string; label?: string; most?: number; onSearch: (text: string) => void }

/** What it wrote into the address comes back late on a slow phone: only a value that came another way replaces what was typed. */
export function SearchBox({ value, placeholder, label = words.search, most = 100, onSearch }: Props) {
  const input = useRef<HTMLInputElement>(null)
  const [text, setText] = useState(value)
  const [known, setKnown] = useState(value)
  const isEcho = useNavigationType() === 'REPLACE'
  if (known !== value) {
    setKnown(value)
    if (!isEcho) setText(value)
  }
  useEffect(() => {
    if (text.trim() === value) return
    const timer = setTimeout(() => onSearch(text.trim()), PAUSE_MS)
    return () => clearTimeout(timer)
  })
  const clear = () => {
    setText('')
    onSearch('')
    input.current?.focus()
  }
  return (
    <div className="search" role="search">
      <Icon name="magnifying-glass-bold" />
      <Input
        ref={input}
        type="search"
        aria-label={label}
        placeholder={placeholder}
        autoComplete="off"
        enterKeyHint="search"
        maxLength={most}
        value={text}
        onChange={({ target }) => setText(target.value)}
        // While letters are put together, Enter chooses among them.
        onKeyDown={({ key, nativeEvent }: KeyboardEvent) =>
          key === 'Enter' && !nativeEvent.isComposing && onSearch(text.trim())
        }
      />
      {text !== '' && (
        <button type="button" className="icon-btn" aria-label={words.clearSearch} onClick={clear}>
          <Icon name="x-bold" />
        </button>
      )}
    </div>
  )
}
