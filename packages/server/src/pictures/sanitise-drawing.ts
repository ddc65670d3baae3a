import type { SaxesAttributeNS } from 'saxes'
import { parseDrawing } from './parse-drawing.ts'
import type { DrawingElement } from './parse-drawing.ts'
import { PictureError } from './picture-error.ts'

const SVG = 'http://www.w3.org/2000/svg'
const XLINK = 'http://www.w3.org/1999/xlink'

/** Shapes, paint and words. Scripts, links, animation and embedded documents are not among them. */
const elements = new Set(
  `svg g defs symbol use switch title desc path rect circle ellipse line polyline polygon text tspan textPath image style
   clipPath mask pattern marker linearGradient radialGradient stop filter feBlend feColorMatrix feComponentTransfer
   feComposite feDropShadow feFlood feFuncA feFuncB feFuncG feFuncR feGaussianBlur feMerge feMergeNode feMorphology
   feOffset feTurbulence`.split(/\s+/),
)

/**
 * Writes the drawing anew from what a strict parser understood and keeps only what is known to be harmless,
 * so that no browser can find in it something that was not looked at.
 */
export function sanitiseDrawing(source: string): string {
  const root = parseDrawing(source)
  if (root.tag.uri !== SVG || root.tag.local !== 'svg') throw new PictureError('format')
  return writeElement(root, ` xmlns="${SVG}"`)
}

function writeElement({ tag, children }: DrawingElement, namespace = ''): string {
  if (tag.uri !== SVG || !elements.has(tag.local)) return ''
  const texts = children.filter((child) => typeof child === 'string')
  // Joined before it is judged: a comment or CDATA may split a word in two.
  if (tag.local === 'style' && isUnsafeStyle(texts.join(''))) return ''
  const inside = children.map((child) => (typeof child === 'string' ? escape(child) : writeElement(child))).join('')
  const start = `<${tag.local}${namespace}${writeAttributes(tag.local, Object.values(tag.attributes))}`
  return inside === '' ? `${start}/>` : `${start}>${inside}</${tag.local}>`
}

/** An older `xlink:href` is written as `href`, unless the element has that too. */
function writeAttributes(element: string, attributes: SaxesAttributeNS[]): string {
  const kept = new Map<string, string>()
  for (const { uri, local, value } of attributes) {
    if (uri === XLINK && local === 'href' && !kept.has('href') && isSafeLink(element, value)) kept.set('href', value)
    if (uri === '' && isSafeAttribute(element, local, value)) kept.set(local, value)
  }
  return [...kept].map(([name, value]) => ` ${name}="${escape(value)}"`).join('')
}

function isSafeAttribute(element: string, name: string, value: string): boolean {
  if (!/^[a-z][a-zA-Z0-9-]*$/.test(name) || name.startsWith('on') || name === 'xmlns') return false
  return name === 'href' ? isSafeLink(element, value) : !isUnsafeStyle(value)
}

/** A drawing refers to its own parts; only a picture inside it may carry its bytes along. */
const isSafeLink = (element: string, value: string): boolean =>
  value.startsWith('#') ||
  (element === 'image' && /^data:image\/(png|jpeg|gif|webp);base64,[a-z0-9+/=\s]*$/i.test(value))

/** Style that reaches outside the drawing, or is spelt so that one cannot tell. */
const isUnsafeStyle = (css: string): boolean => /\\|@import|image-set|url\((?!\s*['"]?#)/i.test(css)

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escape = (text: string): string => text.replace(/[&<>"]/g, (character) => escapes[character] ?? character)
