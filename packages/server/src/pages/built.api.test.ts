import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Language } from '#contract/rules/language.ts'
import { readConfig } from '../config.ts'
import { SetupError } from '../setup-error.ts'
import { buildTestApp, type TestApp } from '../testing/build-test-app.ts'
import { openBuild } from './built.ts'

const script = 'console.log("hello")'.repeat(20)
const renderer = (language: Language) => `
  export const placeOf = (url) => ({ path: url.split('?')[0], page: 1, own: false })
  export const addresses = async () => ['/']
  export async function render({ url, origin, api }) {
    const { status, body } = await api('/api/settings')
    return {
      status: 200, language: '${language}', complete: status === 200, head: '<link rel="canonical" href="' + origin + '">', modules: ['src/screens/home.tsx'],
      html: '<p>VAT ' + body.data.vat_rate + '</p>', state: '{}',
    }
  }`
const manifest = JSON.stringify({
  'src/entry-client.tsx': { file: 'assets/entry-1.js', isEntry: true, css: ['assets/entry-1.css'] },
  'src/screens/home.tsx': { file: 'assets/home-2.js' },
})
const staffManifest = (language: Language) =>
  JSON.stringify({
    'src/entry.ts': {
      file: 'assets/entry-3.js',
      isEntry: true,
      css: ['assets/entry-3.css'],
      dynamicImports: ['src/app/start.tsx'],
    },
    'src/app/start.tsx': { file: `assets/start-${language}.js`, dynamicImports: ['src/gate/gate-screen.tsx'] },
    'src/gate/gate-screen.tsx': { file: 'assets/gate-4.js' },
  })
const files = {
  'client/.vite/manifest.en.json': manifest,
  'client/.vite/manifest.bn.json': manifest,
  'client/assets/entry-1.js': script,
  'client/assets/entry-1.js.br': brotliCompressSync(script),
  'client/assets/home-2.js': script,
  'client/assets/entry-1.css': 'p{color:red}',
  'client/service-worker.js': 'self.addEventListener("fetch", () => {})',
  'client/service-worker.js.br': brotliCompressSync('self.addEventListener("fetch", () => {})'),
  'client/favicon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  'staff/.vite/manifest.en.json': staffManifest('en'),
  'staff/.vite/manifest.bn.json': staffManifest('bn'),
  'staff/assets/start-en.js': script,
  'staff/assets/start-en.js.br': brotliCompressSync(script),
  'staff/service-worker.js': 'self.addEventListener("fetch", () => {})',
  'server/en/entry-server.js': renderer('en'),
  'server/bn/entry-server.js': renderer('bn'),
}

describe('the build', () => {
  const dist = mkdtempSync(join(tmpdir(), 'dist-'))
  const config = readConfig({ PUBLIC_URL: 'https://play.example.com' })
  let test: TestApp
  beforeAll(async () => {
    for (const [name, content] of Object.entries(files)) {
      mkdirSync(dirname(join(dist, name)), { recursive: true })
      writeFileSync(join(dist, name), content)
    }
    test = await buildTestApp({ config, deps: { openPages: (app) => openBuild(app, config, dist) } })
  })
  afterAll(async () => {
    await test.close()
    rmSync(dist, { recursive: true })
  })
  const get = (url: string, headers: Record<string, string> = {}) => test.app.inject({ url, headers })

  it('when an address begins with bn, the page is drawn by the other build, and its language is said', async () => {
    const pages = await Promise.all(['/', '/bn', '/BN/about', '/bn?page=2', '/bnx'].map((url) => get(url)))
    expect(pages.map(({ body }) => /<html lang="(\w+)">/.exec(body)?.[1])).toEqual(['en', 'bn', 'bn', 'bn', 'en'])
  })

  it('when a page is asked for, it shows what the API answers, at its public address, and its style is allowed by hash', async () => {
    const page = await get('/')
    expect(page.statusCode).toBe(200)
    expect(page.body).toContain('<p>VAT 0</p>')
    expect(page.body).toContain('href="https://play.example.com"')
    expect(page.body).toContain('<style>p{color:red}</style>')
    expect(page.headers['content-security-policy']).toMatch(
      /style-src 'self' 'sha256-[\w+/]+=*'; .*upgrade-insecure-requests/,
    )
    expect(page.headers['strict-transport-security']).toBeDefined()
  })

  it('when a file with a hashed name is asked for, it may be kept for a year and comes compressed', async () => {
    const answer = await get('/assets/entry-1.js', { 'accept-encoding': 'br' })
    expect(answer.headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-encoding': 'br',
      'content-type': 'application/javascript; charset=utf-8',
      'x-content-type-options': 'nosniff',
    })
    expect(brotliDecompressSync(answer.rawPayload).toString()).toBe(script)
  })

  it('when a file was not compressed, or the caller takes none, it comes as it is', async () => {
    expect((await get('/assets/home-2.js', { 'accept-encoding': 'br' })).body).toBe(script)
    expect((await get('/assets/entry-1.js')).body).toBe(script)
  })

  it('when another file is asked for, it may be kept for a while only', async () => {
    expect((await get('/favicon.svg')).headers).toMatchObject({
      'cache-control': 'public, max-age=3600',
      'content-type': 'image/svg+xml',
    })
  })

  it.each<Record<string, string>>([{}, { 'accept-encoding': 'br' }])(
    'when the service worker is asked for with %j, nothing in between may answer with an older one',
    async (headers) => {
      const answer = await get('/service-worker.js', headers)
      expect(answer.statusCode).toBe(200)
      expect(answer.headers).toMatchObject({
        'cache-control': 'no-cache',
        'content-type': 'application/javascript; charset=utf-8',
        etag: expect.any(String) as string,
      })
    },
  )

  it.each(['/assets/gone.js', '/assets/', '/assets/..%2f.vite/manifest.json', '/assets/.hidden'])(
    'when %s is asked for, there is nothing',
    async (url) => {
      const answer = await get(url)
      expect(answer.statusCode).toBe(404)
      expect(answer.json()).toMatchObject({ code: 'not_found' })
    },
  )

  it('when the manifest is asked for, it is a page like any unknown one', async () => {
    expect((await get('/.vite/manifest.en.json')).body).toContain('<p>VAT')
  })

  describe('of the staff', () => {
    it('when any address of the app is asked for, its document names what the first screen waits for, in each language', async () => {
      const [page, deeper] = await Promise.all([get('/staff/'), get('/staff/first/abc')])
      expect(page.statusCode).toBe(200)
      expect(deeper.body).toBe(page.body)
      const parts = [...page.body.matchAll(/<template id="(\w+)">(.*?)<\/template>/g)]
      expect(parts.map(([, language]) => language)).toEqual(['en', 'bn'])
      for (const [, language, part] of parts)
        expect(part).toBe(
          '<link rel="stylesheet" href="/staff/assets/entry-3.css"><script type="module" src="/staff/assets/entry-3.js"></script>' +
            `<link rel="modulepreload" href="/staff/assets/start-${language}.js">`,
        )
    })

    it('when its document is asked for, it may use the camera and WebAssembly, and no search engine keeps it', async () => {
      const { headers } = await get('/staff/gate')
      expect(headers['permissions-policy']).toContain('camera=(self)')
      expect(headers['x-robots-tag']).toContain('noindex')
      expect(headers['content-security-policy']).toMatch(
        /script-src 'self' 'sha256-[\w+/]+=*' 'wasm-unsafe-eval'; .*worker-src 'self'; img-src 'self' data: blob:/,
      )
      expect(headers['cache-control']).toContain('max-age=0')
      expect((await get('/')).headers['permissions-policy']).toContain('camera=()')
      expect((await get('/')).headers['content-security-policy']).not.toMatch(/wasm|blob|worker/)
    })

    it('when a file of its build is asked for, it is kept for a year, under the policy that a worker needs', async () => {
      const { headers } = await get('/staff/assets/start-en.js', { 'accept-encoding': 'br' })
      expect(headers).toMatchObject({
        'cache-control': 'public, max-age=31536000, immutable',
        'content-encoding': 'br',
        'content-security-policy': expect.stringContaining("'wasm-unsafe-eval'") as string,
      })
      expect((await get('/staff/assets/gone.js')).statusCode).toBe(404)
      expect((await get('/staff/service-worker.js')).headers).toMatchObject({
        'cache-control': 'no-cache',
        'content-type': 'application/javascript; charset=utf-8',
      })
    })

    it('when the address has no slash at its end, the browser is led to the one that the worker knows', async () => {
      const answer = await get('/staff')
      expect([answer.statusCode, answer.headers.location]).toEqual([308, '/staff/'])
    })
  })

  it('when there is no build, a sentence says how to make one', async () => {
    await expect(openBuild(test.app, config, join(dist, 'nowhere'))).rejects.toThrow(SetupError)
    await expect(openBuild(test.app, config, join(dist, 'nowhere'))).rejects.toThrow('npm run build')
  })
})
