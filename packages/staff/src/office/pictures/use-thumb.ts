import { useEffect, useState } from 'react'
import { oneByOne } from './one-by-one.ts'

const THUMB_WIDTH = 144
const known = new WeakMap<File, Promise<string | null>>()

/** A small picture of a file, as thirty large ones would fill a phone; null when the browser cannot open it. */
export function thumbOf(file: File): Promise<string | null> {
  const there = known.get(file) ?? oneByOne(() => draw(file)).catch(() => null)
  known.set(file, there)
  return there
}

async function draw(file: File): Promise<string | null> {
  const bitmap = await createImageBitmap(file)
  const canvas = document.createElement('canvas')
  canvas.width = THUMB_WIDTH
  canvas.height = Math.max(1, Math.round((bitmap.height / bitmap.width) * THUMB_WIDTH))
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0, canvas.width, canvas.height)
  bitmap.close()
  return canvas.toDataURL('image/jpeg', 0.7)
}

export function useThumb(file: File): string | null {
  const [thumb, setThumb] = useState<string | null>(null)
  useEffect(() => {
    let isHere = true
    void thumbOf(file).then((drawn) => (isHere ? setThumb(drawn) : undefined))
    return () => {
      isHere = false
    }
  }, [file])
  return thumb
}
