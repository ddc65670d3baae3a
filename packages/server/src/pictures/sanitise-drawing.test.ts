import { readdir, readFile } from 'node:fs/promises'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { PictureError } from './picture-error.ts'
import { sanitiseDrawing } from './sanitise-drawing.ts'

const svg = (inside: string, attributes = '') =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 9 9"${attributes}>${inside}</svg>`

const cleaned = (inside: string, attributes = '') => sanitiseDrawing(svg(inside, attributes))
const empty = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"/>'

function refusal(source: string): unknown {
  try {
    return sanitiseDrawing(source)
  } catch (error) {
    return error instanceof PictureError ? error.reason : error
  }
}

test('when a drawing is harmless, its shapes, paint and words stay', () => {
  const inside =
    '<defs><linearGradient id="g"><stop offset="0" stop-color="#fff"/></linearGradient></defs>' +
    '<style>.a{fill:url(#g)}</style><path class="a" style="stroke:url( \'#g\' )" d="M0 0h9"/><text>দোলনা &amp; &lt;swing&gt;</text>' +
    '<use href="#p" fill="url(#g)"/><image href="data:image/png;base64,iVBORw0KGgo="/>'
  expect(cleaned(inside)).toBe(empty.replace('/>', `>${inside}</svg>`))
})

test('when a drawing carries a script or another way to run one, it is left out with all that is in it', () => {
  const hostile = [
    '<script>alert(1)</script>',
    '<script xlink:href="https://evil.example/x.js"/>',
    '<script><![CDATA[alert(1)]]></script>',
    '<x:script xmlns:x="http://www.w3.org/2000/svg">alert(1)</x:script>',
    '<h:script xmlns:h="http://www.w3.org/1999/xhtml">alert(1)</h:script>',
    '<script xmlns="http://www.w3.org/1999/xhtml">alert(1)</script>',
    '<foreignObject><body xmlns="http://www.w3.org/1999/xhtml"><iframe src="javascript:alert(1)"/></body></foreignObject>',
    '<a href="javascript:alert(1)"><path d="M0 0"/></a>',
    '<animate attributeName="href" to="javascript:alert(1)"/>',
    '<set attributeName="onload" to="alert(1)"/>',
    '<handler xmlns="http://www.w3.org/2001/xml-events">alert(1)</handler>',
    '<iframe src="https://evil.example"/><embed src="x"/><object data="x"/><audio src="x"/><feImage href="https://evil.example"/>',
    '<SCRIPT>alert(1)</SCRIPT>',
  ]
  for (const inside of hostile) expect(cleaned(inside), inside).toBe(empty)
})

test('when an element listens to events, it stays and the listener goes', () => {
  expect(cleaned('', ' onload="alert(1)"')).toBe(empty)
  expect(cleaned('<g onclick="alert(1)" onMouseOver="x" ev:onload="x" xmlns:ev="urn:x" id="a"/>')).toContain(
    '<g id="a"/>',
  )
})

test('when a drawing refers to something outside itself, the reference goes', () => {
  const outside = [
    '<use href="https://evil.example/a.svg#b"/>',
    '<use xlink:href="//evil.example/a.svg#b"/>',
    '<use href="data:image/svg+xml;base64,PHN2Zy8+"/>',
    '<use href=" javascript:alert(1)"/>',
    '<use href="&#106;avascript:alert(1)"/>',
    '<use style="fill:url(https://evil.example/x)"/>',
    '<use fill="URL( \'https://evil.example/x\')"/>',
    '<use style="fill:\\75rl(https://evil.example)"/>',
    '<use xml:base="https://evil.example/"/>',
  ]
  for (const inside of outside) expect(cleaned(inside), inside).toBe(empty.replace('/>', '><use/></svg>'))
  expect(cleaned('<image href="data:image/svg+xml,&lt;svg/&gt;"/>')).toContain('<image/>')
  expect(cleaned('<image href="https://evil.example/x.png"/>')).toContain('<image/>')
})

test('when a style reaches outside, the whole style goes, even if its words are split', () => {
  const styles = [
    '@import "https://evil.example/x.css";',
    '@im<!-- -->port "https://evil.example/x.css";',
    '@im<![CDATA[port]]> "https://evil.example/x.css";',
    'a{fill:u<!-- -->rl(https://evil.example)}',
    '@font-face{src:url(https://evil.example/x.woff2)}',
  ]
  for (const style of styles) expect(cleaned(`<style>${style}</style>`), style).toBe(empty)
})

test('when both kinds of reference are there, one is written', () => {
  expect(cleaned('<use xlink:href="#a"/>')).toContain('<use href="#a"/>')
  expect(cleaned('<use xlink:href="#a" href="#b"/>')).toContain('<use href="#b"/>')
  expect(cleaned('<use href="#b" xlink:href="#a"/>')).toContain('<use href="#b"/>')
})

test('when a drawing comes from an editor, its declarations, comments and notes are left out', () => {
  const source =
    '<?xml version="1.0"?><?xml-stylesheet href="https://evil.example/x.css"?><!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "https://example.com/x.dtd">' +
    svg('<!-- made by hand --><metadata>x</metadata><n:g xmlns:n="urn:editor"/><path d="M0 0"/>')
  expect(sanitiseDrawing(source)).toBe(empty.replace('/>', '><path d="M0 0"/></svg>'))
})

test('when text could close its element or quote, it is escaped', () => {
  expect(cleaned('<text id="&quot; onload=&quot;x">&lt;script&gt;</text>')).toContain(
    '<text id="&quot; onload=&quot;x">&lt;script&gt;</text>',
  )
})

test('when it is not well formed, it is damaged; when it is no drawing, the format is wrong', () => {
  for (const source of [
    '',
    'hello',
    '<svg',
    svg('<g>'),
    svg('&bomb;'),
    svg('<g a="1" a="2"/>'),
    svg('<g>'.repeat(200) + '</g>'.repeat(200)),
  ]) {
    expect(refusal(source), source.slice(0, 60)).toBe('damaged')
  }
  for (const source of ['<html/>', '<svg/>', '<svg xmlns="http://www.w3.org/1999/xhtml"/>']) {
    expect(refusal(source), source).toBe('format')
  }
})

test('when a document defines entities of its own, they are not followed', () => {
  expect(refusal(`<!DOCTYPE svg [<!ENTITY a SYSTEM "file:///etc/hostname">]>${svg('<text>&a;</text>')}`)).toBe(
    'damaged',
  )
})

test('when the art of the demo is made harmless, not a pixel changes', async () => {
  const art = new URL('../demo/art/', import.meta.url)
  const kept = (await readdir(art)).filter((name) => /^(icon|logo|wordmark)/.test(name))
  expect(kept.length).toBeGreaterThan(20)
  for (const name of kept) {
    const source = await readFile(new URL(name, art), 'utf8')
    const [before, after] = await Promise.all(
      [source, sanitiseDrawing(source)].map((text) => sharp(Buffer.from(text)).raw().toBuffer()),
    )
    expect(after?.equals(before ?? Buffer.alloc(0)), name).toBe(true)
  }
})
