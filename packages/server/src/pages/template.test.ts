import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { hash } from 'node:crypto'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { assetsOf, createTemplate } from './template.ts'

const manifest = {
  'src/entry-client.tsx': {
    file: 'assets/entry-1.js',
    isEntry: true,
    imports: ['_shared.js'],
    css: ['assets/entry-1.css'],
  },
  '_shared.js': { file: 'assets/shared-2.js', css: ['assets/shared-2.css'] },
  'src/screens/home.tsx': {
    file: 'assets/home-3.js',
    imports: ['_shared.js', '_cards.js'],
    css: ['assets/home-3.css'],
  },
  '_cards.js': { file: 'assets/cards-4.js', imports: ['_shared.js'] },
  'src/screens/other.tsx': { file: 'assets/other-5.js', css: ['assets/other-5.css'] },
}
const rendered = {
  status: 200,
  complete: true,
  language: 'en' as const,
  head: '<title>Home</title>',
  html: '<main>Hi</main>',
  state: '{"a":"\\u003c"}',
  modules: ['src/screens/home.tsx'],
}

describe('the template', () => {
  let folder: string
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'template-'))
    for (const made of ['.vite', 'assets']) mkdirSync(join(folder, made))
    writeFileSync(join(folder, '.vite/manifest.en.json'), JSON.stringify(manifest))
    for (const name of ['entry-1', 'shared-2', 'home-3', 'other-5'])
      writeFileSync(join(folder, `assets/${name}.css`), `.${name}{}`)
  })
  afterAll(() => rmSync(folder, { recursive: true }))

  it('when screens share chunks, each file is named once, the entry first and styles in the order of need', () => {
    expect(assetsOf(manifest, ['src/entry-client.tsx', 'src/screens/home.tsx'])).toEqual({
      scripts: ['assets/entry-1.js', 'assets/home-3.js', 'assets/shared-2.js', 'assets/cards-4.js'],
      styles: ['assets/shared-2.css', 'assets/entry-1.css', 'assets/home-3.css'],
    })
  })

  it('when a page is written, it announces its own scripts and no others', () => {
    const { document } = createTemplate(folder, 'en')(rendered)
    expect(document).toContain('<script type="module" src="/assets/entry-1.js"></script>')
    expect(document.match(/modulepreload" href="([^"]+)"/g)).toHaveLength(3)
    expect(document).not.toContain('other-5')
  })

  it('when a page is written, its scripts wait in a template, and the hash lets exactly the early one through', () => {
    const { document, hashes } = createTemplate(folder, 'en')(rendered)
    const [outside, inside] = [
      document.replaceAll(/<template[\s\S]*?<\/template>/g, ''),
      /<template id="scripts">([\s\S]*?)<\/template>/.exec(document)?.[1],
    ]
    expect(inside).toContain('src="/assets/entry-1.js"')
    expect(outside).not.toContain('.js"')
    expect(hashes.scripts).toEqual([
      `sha256-${hash('sha256', /<script>([\s\S]*?)<\/script>/.exec(outside)?.[1] ?? '', 'base64')}`,
    ])
  })

  it('when a page waits for a customer, its scripts come at once, and its root names what it will ask for', () => {
    const calls = ['/api/user', '/api/sales?search=&page=1']
    const { document, hashes } = createTemplate(folder, 'en')({ ...rendered, calls })
    expect(document).not.toContain('<template id="scripts">')
    expect(document).toContain('<script type="module" src="/assets/entry-1.js"></script>')
    expect(document).toContain('<div id="root" data-calls="/api/user /api/sales?search=&amp;page=1"><main>')
    const early = /<script>([\s\S]*?)<\/script>/.exec(document)?.[1] ?? ''
    expect(hashes.scripts).toEqual([`sha256-${hash('sha256', early, 'base64')}`])
  })

  it('when a page is written, its early script marks it before the body comes, by the token that the browser keeps', () => {
    const { document } = createTemplate(folder, 'en')(rendered)
    const early = /<script>([\s\S]*?)<\/script><\/head>/.exec(document)?.[1] ?? ''
    expect(early).toContain("toggleAttribute('data-signed-in',localStorage.getItem('token')!==null)")
  })

  it.each([
    ['has a visit today', '2026-11-16T18:00:00Z', 0, true],
    ['had one yesterday', '2026-11-17T18:00:00Z', 0, false],
    ['has one tomorrow', '2026-11-16T17:59:59Z', 0, false],
    ['has one today and a clock that is a day slow', '2026-11-15T18:00:00Z', 24 * 60 * 60 * 1000, true],
  ])('when somebody %s, the early script marks the page accordingly', (_, now, ahead, marked) => {
    const early =
      /<script>([\s\S]*?)<\/script><\/head>/.exec(createTemplate(folder, 'en')(rendered).document)?.[1] ?? ''
    const mark = /^try\{.*?\}catch\{\}/.exec(early)?.[0] ?? ''
    const stored = {
      'kept:passes': JSON.stringify({ owner: 1, value: { ahead, days: ['2026-11-15', '2026-11-17'], passes: [{}] } }),
    }
    const [marks, storage] = [new Map<string, boolean>(), stored as Record<string, string>]
    class Clock extends Date {
      static override now = () => Date.parse(now)
    }
    new Function('document', 'localStorage', 'Date', mark)(
      { documentElement: { toggleAttribute: (name: string, on: boolean) => marks.set(name, on) } },
      { getItem: (key: string) => storage[key] ?? null },
      Clock,
    )
    expect([...marks]).toEqual([
      ['data-signed-in', false],
      ['data-kept', true],
      ['data-visit-today', marked],
    ])
  })

  it('when a page is written, its style is inside and the hash lets exactly that style through', () => {
    const { document, hashes } = createTemplate(folder, 'en')(rendered)
    const style = /<style>([\s\S]*?)<\/style>/.exec(document)?.[1] ?? ''
    expect(style).toBe('.shared-2{}\n.entry-1{}\n.home-3{}')
    expect(hashes.styles).toEqual([`sha256-${hash('sha256', style, 'base64')}`])
  })

  it('when a style is inside, its file is named where a browser that reads ahead does not see it', () => {
    const { document } = createTemplate(folder, 'en')(rendered)
    const names = ['shared-2', 'entry-1', 'home-3']
    const links = names.map((name) => `<link rel="stylesheet" href="/assets/${name}.css" disabled>`).join('')
    expect(document).toContain(`<template id="styles">${links}</template>`)
    expect(document.replace(links, '')).not.toContain('rel="stylesheet"')
  })

  it('when a page is written, it is whole: language, head, root and state in their places', () => {
    const { document } = createTemplate(folder, 'en')(rendered)
    expect(document).toMatch(/^<!doctype html><html lang="en"><head><meta charset="utf-8">/)
    expect(document).toContain('<title>Home</title>')
    expect(document).toContain(
      '<div id="root"><main>Hi</main></div><script type="application/json" id="state">{"a":"\\u003c"}</script>',
    )
  })

  it('when a matched module is not in the manifest, the page is still written', () => {
    expect(createTemplate(folder, 'en')({ ...rendered, modules: ['src/screens/gone.tsx'] }).document).toContain(
      'entry-1.js',
    )
  })
})
