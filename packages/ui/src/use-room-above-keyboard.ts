import { type RefObject, useEffect } from 'react'

/** A keyboard covers the page without making it smaller: what is fixed to the window learns here how much is in sight. */
export function useRoomAboveKeyboard(box: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const seen = window.visualViewport
    if (!seen) return
    const fit = () => {
      // Whoever has zoomed in moves around by hand.
      const isZoomed = seen.scale > 1.01
      box.current?.style.setProperty('--seen-h', isZoomed ? '100dvh' : `${seen.height}px`)
      box.current?.style.setProperty('--seen-top', isZoomed ? '0px' : `${seen.offsetTop}px`)
    }
    seen.addEventListener('resize', fit)
    seen.addEventListener('scroll', fit)
    return () => {
      seen.removeEventListener('resize', fit)
      seen.removeEventListener('scroll', fit)
    }
  }, [box])
}
