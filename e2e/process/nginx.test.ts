import { execFileSync, spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { request as plainRequest } from 'node:http'
import { request, type RequestOptions } from 'node:https'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { issueToken } from '../../packages/server/src/testing/sign-in.ts'
import { openDatabase, type Database } from '../../packages/server/src/db/database.ts'
import { jobTimeouts } from '../../packages/server/src/db/timeouts.ts'
import { installPackage } from '../../scripts/debian-package.ts'
import { databaseUrl } from '../../scripts/embedded-database.ts'
import { freePort, openSite, type Site } from '../../scripts/launch-site.ts'

const MEGABYTE = 1024 * 1024
/** Another address of this machine than the proxy's, which only Linux has without being asked. */
const CLIENT = '127.0.0.2'
const hasNginx = (): boolean => process.platform === 'linux' && spawnSync('nginx', ['-v']).status === 0
process.env['PATH'] += ':/usr/sbin'
if (!hasNginx()) installPackage('nginx-light', console.log)
const isHere = hasNginx()
if (!isHere) console.log('There is no nginx here, and none could be installed: its tests are left out.')

let folder: string
let site: Site
let nginx: ChildProcess
let database: Database
let ports: { plain: number; secure: number }

/** The file from the docs, word for word but for addresses, ports and the certificate. */
function configure(appPort: string): string {
  const server = readFileSync('docs/nginx.conf', 'utf8')
    .replace(/^ *listen \[::\].*\n/gm, '')
    .replace('listen 80;', `listen 127.0.0.1:${ports.plain};`)
    .replace('listen 443 ', `listen 127.0.0.1:${ports.secure} `)
    .replace('127.0.0.1:3000', `127.0.0.1:${appPort}`)
    .replaceAll('/etc/letsencrypt/live/play.example.com', folder)
  const places = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `${name}_temp_path ${folder}/${name};`)
    .join(' ')
  return `daemon off; pid ${folder}/pid; error_log stderr; ${process.getuid?.() === 0 ? 'user root;' : ''}
    events {} http { access_log off; ${places}\n${server}\n}`
}

async function startNginx(appPort: string): Promise<void> {
  const [key, certificate, config] = ['privkey.pem', 'fullchain.pem', 'nginx.conf'].map((name) =>
    join(folder, name),
  ) as [string, string, string]
  execFileSync(
    'openssl',
    [
      'req',
      '-x509',
      '-newkey',
      'rsa:2048',
      '-nodes',
      '-days',
      '1',
      '-subj',
      '/CN=play.example.com',
      '-keyout',
      key,
      '-out',
      certificate,
    ],
    { stdio: 'ignore' },
  )
  writeFileSync(config, configure(appPort))
  nginx = spawn('nginx', ['-c', config, '-e', 'stderr'], { stdio: 'ignore' })
}

beforeAll(async () => {
  if (!isHere) return
  folder = mkdtempSync(join(tmpdir(), 'dolna-nginx-'))
  ports = { plain: await freePort(), secure: await freePort() }
  site = await openSite({
    NODE_ENV: 'production',
    DEMO: 'true',
    TRUST_PROXY: '127.0.0.1',
    PUBLIC_URL: 'https://play.example.com',
  })
  database = await openDatabase(databaseUrl(site.dataDir), { timeouts: jobTimeouts })
  await startNginx(new URL(site.url).port)
  // A machine whose time is taken away may draw its first page too late, which is then a 503.
  await vi.waitFor(async () => {
    if ((await ask('/')).status !== 200) throw new Error('The first page is not drawn yet.')
  })
})
afterAll(async () => {
  if (!isHere) return
  nginx.kill('SIGTERM')
  await once(nginx, 'exit')
  await database.close()
  await site.stop()
  rmSync(folder, { recursive: true })
})

/** Asks as a customer elsewhere does. */
async function ask(path: string, { body, ...options }: RequestOptions & { body?: Buffer } = {}, secure = true) {
  const to = {
    host: '127.0.0.1',
    port: secure ? ports.secure : ports.plain,
    path,
    localAddress: CLIENT,
    rejectUnauthorized: false,
    servername: 'play.example.com',
    agent: false as const,
  }
  const sent = secure ? request({ ...to, ...options }) : plainRequest({ ...to, ...options })
  const answer = new Promise<{ status: number | undefined; headers: Record<string, unknown>; body: string }>(
    (resolve, reject) => {
      sent.once('error', reject).once('response', (response) => {
        text(response).then(
          (said) => resolve({ status: response.statusCode, headers: response.headers, body: said }),
          reject,
        )
      })
    },
  )
  sent.end(body)
  return answer
}

const json = (value: unknown): RequestOptions & { body: Buffer } => ({
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: Buffer.from(JSON.stringify(value)),
})

it.runIf(isHere)('when a page is asked for, it comes over TLS, and without TLS the way there', async () => {
  const page = await ask('/')
  expect(page).toMatchObject({
    status: 200,
    headers: {
      'strict-transport-security': 'max-age=31536000; includeSubDomains',
      'content-type': 'text/html; charset=utf-8',
    },
  })
  expect(await ask('/tickets?x=1', {}, false)).toMatchObject({
    status: 301,
    headers: { location: 'https://play.example.com/tickets?x=1' },
  })
})

it.runIf(isHere)('when a client claims to be somebody else, it is counted by the address that it has', async () => {
  const { headers, ...asked } = json({ phone_no: '01712345678', country: 'Bangladesh' })
  const answer = await ask('/api/login-phone', {
    ...asked,
    headers: { ...headers, 'x-forwarded-for': '203.0.113.7', 'x-real-ip': '203.0.113.8', forwarded: 'for=203.0.113.9' },
  })
  expect(answer.status).toBe(200)
  const { rows } = await database.pool.query<{ subject: string }>('select distinct subject from limit_events')
  const subjects = rows.map(({ subject }) => subject).join(' ')
  expect(subjects).toContain(CLIENT)
  expect(subjects).not.toMatch(/203\.0\.113|127\.0\.0\.1\b/)
})

/** A picture that is as large as this: what comes after a JPEG's end is part of the file and not of the picture. */
async function pictureForm(bytes: number): Promise<{ headers: Record<string, string>; body: Buffer }> {
  const picture = await sharp({ create: { width: 40, height: 40, channels: 3, background: 'tomato' } })
    .jpeg()
    .toBuffer()
  const form = new FormData()
  for (const [name, value] of Object.entries({ name: 'Rina Akter', spouse_name: 'Karim' })) form.append(name, value)
  form.append('image', new File([picture, Buffer.alloc(bytes - picture.length)], 'me.jpg', { type: 'image/jpeg' }))
  const encoded = new Response(form)
  return {
    headers: { 'content-type': encoded.headers.get('content-type') ?? '' },
    body: Buffer.from(await encoded.arrayBuffer()),
  }
}

it.runIf(isHere)(
  'when a picture of nearly 5 MB is sent, it is saved; one of 7 MB is refused as everything is',
  async () => {
    const {
      rows: [customer],
    } = await database.pool.query<{ id: number }>(
      `insert into customers (phone, name) values ('01812345678', 'Rina Akter') returning id`,
    )
    const authorization = `Bearer ${await issueToken(database.db, customer?.id ?? 0, new Date())}`
    const save = async (bytes: number) => {
      const { headers, body } = await pictureForm(bytes)
      const answer = await ask('/api/update-profile', {
        method: 'POST',
        headers: { ...headers, authorization, 'content-length': body.length },
        body,
      })
      return { ...answer, said: JSON.parse(answer.body) as unknown }
    }
    expect(await save(4.9 * MEGABYTE)).toMatchObject({
      status: 200,
      said: { data: { name: 'Rina Akter', image: expect.any(String) } },
    })
    expect(await save(7 * MEGABYTE)).toMatchObject({
      status: 413,
      headers: { 'content-type': 'application/json' },
      said: { message: 'That is too large to send.', code: 'payload_too_large' },
    })
  },
)
