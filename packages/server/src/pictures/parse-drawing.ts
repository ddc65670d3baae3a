import { SaxesParser } from 'saxes'
import type { SaxesTagNS } from 'saxes'
import { PictureError } from './picture-error.ts'

export type DrawingElement = { tag: SaxesTagNS; children: (DrawingElement | string)[] }

const MAX_DEPTH = 100

export function parseDrawing(source: string): DrawingElement {
  const parser = new SaxesParser({ xmlns: true })
  const open: DrawingElement[] = []
  let root: DrawingElement | undefined
  parser.on('opentag', (tag) => {
    const element: DrawingElement = { tag, children: [] }
    root ??= element
    open.at(-1)?.children.push(element)
    if (open.push(element) > MAX_DEPTH) throw new Error('nested too deep')
  })
  parser.on('closetag', () => void open.pop())
  parser.on('text', (text) => void open.at(-1)?.children.push(text))
  parser.on('cdata', (text) => void open.at(-1)?.children.push(text))
  try {
    parser.write(source).close()
  } catch (cause) {
    throw new PictureError('damaged', { cause })
  }
  if (root === undefined) throw new PictureError('damaged')
  return root
}
