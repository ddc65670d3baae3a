import { randomUUID } from 'node:crypto'
import { inject } from 'vitest'
import { openDatabase, type Database } from '../db/database.ts'
import { asAdmin, databaseUrl } from './admin.ts'

/** A database of the test's own, dropped when it is closed. */
export async function testDatabase(template: 'empty' | 'demo' = 'empty'): Promise<Database> {
  const { url, run } = inject('testServer')
  const name = `${run}_${randomUUID().replaceAll('-', '')}`
  await copyDatabase(url, `${run}_${template}`, name)
  const database = await openDatabase(databaseUrl(url, name))
  const close = async () => {
    await database.close()
    await asAdmin(url, (admin) => admin.query(`drop database if exists ${name} with (force)`))
  }
  return { ...database, close }
}

const copyDatabase = (url: string, from: string, to: string) =>
  asAdmin(url, (admin) => admin.query(`create database ${to} template ${from}`))
