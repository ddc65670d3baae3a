import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { Icon } from './icon.tsx'
import { Input } from './input.tsx'
import './search-box.css'

const PAUSE_MS = 300

type Props = { value: string; placeholder: string; onSearch: (text: string) => void }

/** Searches when the typing pauses, or at once with Enter. It follows its value when that changes by another way, such as Back. */
export function SearchBox({ value, placeholder, onSearch }: Props) {
  const input = useRef<HTMLInputElement>(null)
  const [text, setText] = useState(value)
  const [known, setKnown] = useState(value)
  if (known !== value) {
    setKnown(value)
    if (text.trim() !== value) setText(value)
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
        aria-label="Search"
        placeholder={placeholder}
        autoComplete="off"
        enterKeyHint="search"
        maxLength={100}
        value={text}
        onChange={({ target }) => setText(target.value)}
        onKeyDown={({ key }: KeyboardEvent) => key === 'Enter' && onSearch(text.trim())}
      />
      {text !== '' && (
        <button type="button" className="icon-btn" aria-label="Clear search" onClick={clear}>
          <Icon name="x-bold" />
        </button>
      )}
    </div>
  )
}
