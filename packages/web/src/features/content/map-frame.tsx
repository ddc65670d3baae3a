import { useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { mapDrawing } from './map-drawing.tsx'

/** The map keeps its own origin, may run its own scripts and open its own links, and can touch nothing of ours. */
const SANDBOX = 'allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox'

const takeFocus = (frame: HTMLIFrameElement | null) => frame?.focus()

/** A drawing until the visitor wants the map: nothing is asked of a foreign host, or told to it, before that. */
export function MapFrame({ src, title }: { src: string; title: string }) {
  const [wanted, setWanted] = useState(false)
  return (
    <div className="map">
      {wanted ? (
        <iframe
          ref={takeFocus}
          src={src}
          title={title}
          sandbox={SANDBOX}
          referrerPolicy="strict-origin-when-cross-origin"
          allowFullScreen
        />
      ) : (
        <>
          {mapDrawing}
          <Button className="map__show" onClick={() => setWanted(true)}>
            <Icon name="map-pin-fill" />
            Show the map
          </Button>
        </>
      )}
    </div>
  )
}
