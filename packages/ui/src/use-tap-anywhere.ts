import { type MouseEvent, useRef } from 'react'

/** What does something by itself; a dialog lies in its row, and its veil is part of it. */
const OF_ITS_OWN = 'a, button, input, dialog'

/**
 * A press anywhere on a row or a card follows its link, but for what can be pressed on it, and not at the end of marking a text.
 * Keyboards and screen readers have the link itself.
 */
export function useTapAnywhere() {
  const link = useRef<HTMLAnchorElement>(null)
  const onClick = ({ target }: MouseEvent) => {
    if ((target as Element).closest(OF_ITS_OWN) || getSelection()?.isCollapsed === false) return
    link.current?.click()
  }
  return { link, row: { onClick } }
}
