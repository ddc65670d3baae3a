import { execFile } from 'node:child_process'
import { randomInt } from 'node:crypto'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { Page } from '@playwright/test'
import pg from 'pg'
import { readCode } from './read-code.ts'
import { expect } from './visitor.ts'

const run = promisify(execFile)
const root = join(import.meta.dirname, '..')

/** Demo people have 01711…; nobody else in the journeys has these. */
export const newStaffPhone = (): string => `018${randomInt(10 ** 7, 10 ** 8)}`

/** Somebody who has never signed in and has no PIN; everybody in the demo has one. */
export async function addOwner(name: string): Promise<string> {
  const [phone, client] = [newStaffPhone(), new pg.Client({ connectionString: process.env['SITE_DATABASE_URL'] })]
  await client.connect()
  await client.query(
    `insert into staff (name, phone, role, language, all_branches) values ($1, $2, 'owner', 'en', true)`,
    [name, phone],
  )
  await client.end()
  return phone
}

/** What `npm run staff:link` prints beside the running site. */
export async function printLink(phone: string): Promise<string> {
  const { SITE_DATABASE_URL = '', SITE_URL = '', PATH = '' } = process.env
  const env = { PATH, DATABASE_URL: SITE_DATABASE_URL, PUBLIC_URL: SITE_URL }
  return (await run(process.execPath, ['scripts/staff-link.ts', phone], { cwd: root, env })).stdout.trim()
}

/** Taps the digits on the pad. */
export async function tapPin(page: Page, pin: string, act: string): Promise<void> {
  for (const digit of pin) await page.getByRole('button', { name: digit, exact: true }).click()
  await page.getByRole('button', { name: act, exact: true }).click()
}

/** Twice, as one does who sees nothing of it. */
export async function choosePin(page: Page, pin: string, words: { goOn: string; save: string }): Promise<void> {
  await tapPin(page, pin, words.goOn)
  await tapPin(page, pin, words.save)
}

/** The code as it came by message, which is sent when the screen has its answer already. */
export async function enterCode(page: Page, phone: string, label: string): Promise<void> {
  const field = page.getByLabel(label)
  await expect(field).toBeFocused()
  await expect.poll(() => isSent(phone)).toBe(true)
  await field.fill(readCode(phone))
}

function isSent(phone: string): boolean {
  try {
    return readCode(phone) !== ''
  } catch {
    return false
  }
}
