import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'

export function useMenu() {
  const { key } = useLocation()
  const [openAt, setOpenAt] = useState<string | null>(null)
  const open = openAt === key
  const menu = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)

  useEffect(() => {
    if (!open) return
    menu.current?.querySelector('a')?.focus()
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      setOpenAt(null)
      button.current?.focus()
    }
    const onTap = ({ target }: PointerEvent) => {
      const inside = [menu, button].some(({ current }) => current?.contains(target as Node))
      if (!inside) setOpenAt(null)
    }
    const closed = new AbortController()
    document.addEventListener('keydown', onKey, closed)
    document.addEventListener('pointerdown', onTap, closed)
    return () => closed.abort()
  }, [open])

  return { open, toggle: () => setOpenAt(open ? null : key), menu, button }
}
