import { type RefObject, useEffect, useRef } from 'react'

/** After a page is turned the reader goes on at the list's heading, not at the pager below it. */
export function useTurnedPage(page: number): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null)
  const shown = useRef(page)
  useEffect(() => {
    if (shown.current === page) return
    shown.current = page
    heading.current?.focus({ preventScroll: true })
  }, [page])
  return heading
}
