import { type RefObject, useEffect, useRef, useState } from 'react'

type Watch = { ref: RefObject<HTMLImageElement | null>; onError: () => void }

/** Whether a picture failed to load, which may also have happened before React was there to hear it. */
export function useBrokenImage(): { broken: boolean; watch: Watch } {
  const [broken, setBroken] = useState(false)
  const ref = useRef<HTMLImageElement>(null)
  useEffect(() => {
    const img = ref.current
    // A drawing without a size of its own measures 0 too; only a broken picture cannot be decoded.
    if (img?.complete && img.naturalWidth === 0) img.decode().catch(() => setBroken(true))
  }, [])
  return { broken, watch: { ref, onError: () => setBroken(true) } }
}
