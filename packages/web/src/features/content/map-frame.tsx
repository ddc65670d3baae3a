import { useEffect, useRef, useState } from 'react'
import { mapDrawing } from './map-drawing.tsx'

/** The map keeps its own origin, may run its own scripts and open its own links, and can touch nothing of ours. */
const SANDBOX = 'allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox'

function useLookedAt() {
  const [lookedAt, setLookedAt] = useState(false)
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!box.current) return
    const watcher = new IntersectionObserver(([entry]) => entry?.isIntersecting && setLookedAt(true), {
      threshold: 0.4,
    })
    watcher.observe(box.current)
    return () => watcher.disconnect()
  }, [])
  return { box, lookedAt }
}

/** A frame tells nobody that it failed, so its host is asked first; again when the line comes back. */
function useReached(src: string, lookedAt: boolean): boolean {
  const [reached, setReached] = useState(false)
  useEffect(() => {
    if (!lookedAt || reached) return
    const ask = () =>
      void fetch(src, { method: 'HEAD', mode: 'no-cors' }).then(
        () => setReached(true),
        () => {},
      )
    ask()
    addEventListener('online', ask)
    return () => removeEventListener('online', ask)
  }, [src, lookedAt, reached])
  return reached
}

/** A drawing until the visitor looks at it: nothing is asked of a foreign host, or paid for, before that. It stays where the map does not come. */
export function MapFrame({ src, title }: { src: string; title: string }) {
  const { box, lookedAt } = useLookedAt()
  const reached = useReached(src, lookedAt)
  return (
    <div className="map" ref={box}>
      {mapDrawing}
      {reached && (
        <iframe
          src={src}
          title={title}
          sandbox={SANDBOX}
          referrerPolicy="strict-origin-when-cross-origin"
          allowFullScreen
        />
      )}
    </div>
  )
}
