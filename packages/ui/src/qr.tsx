import { useMemo } from 'react'
import { qrPath } from './qr-path.ts'
import './qr.css'

export function Qr({ text, label }: { text: string; label: string }) {
  const { path, size } = useMemo(() => qrPath(text), [text])
  return (
    <div className="qr">
      <svg viewBox={`0 0 ${size} ${size}`} shapeRendering="crispEdges" role="img" aria-label={label}>
        <path d={path} />
      </svg>
    </div>
  )
}
