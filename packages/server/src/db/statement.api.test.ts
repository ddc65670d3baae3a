import type pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import '../app.ts'
import { testDatabase } from '../testing/database.ts'
import { describeStatement } from '../testing/describe-statement.ts'
import type { Database } from './database.ts'
import { type Column, day, int, orNull, statement, type Statement, statements, text } from './statement.ts'

let database: Database
let client: pg.PoolClient
let types: Map<number, string>
let nullable: Set<string>
beforeAll(async () => {
  database = await testDatabase()
  client = await database.pool.connect()
  types = new Map(
    (
      await client.query<{ oid: number; name: string }>('select oid, format_type(oid, null) as name from pg_type')
    ).rows.map(({ oid, name }) => [oid, name]),
  )
  const columns = await client.query<{ column: string }>(
    `select attrelid || ' ' || attnum as column from pg_attribute where not attnotnull`,
  )
  nullable = new Set(columns.rows.map(({ column }) => column))
})
afterAll(async () => {
  client.release()
  await database.close()
})

/** A day is read as text: JavaScript has no day without an hour. */
const readAs = ({ type }: Column<unknown>): string => (type === 'date' ? 'text' : type)

/** Where what is declared is not what the tables have: by name, in sentences. */
async function faultsOf({ name, text: words, takes, gives }: Statement): Promise<string[]> {
  const described = await describeStatement(client, words)
  const declared = Object.entries(gives)
  const given = new Map(described.gives.map((column) => [column.name, column]))
  return [
    ...Object.entries(takes).flatMap(([parameter, { type }], at) => {
      const found = types.get(described.takes[at] ?? 0)
      return found === type ? [] : [`${name} takes ${parameter} as ${found}, not ${type}`]
    }),
    ...described.gives
      .filter((column) => !(column.name in gives))
      .map((column) => `${name} gives ${column.name}, which nobody declared`),
    ...declared.flatMap(([column, shape]) => {
      const found = given.get(column)
      if (found === undefined) return [`${name} does not give ${column}`]
      const type = types.get(found.type)
      if (type !== readAs(shape)) return [`${name} gives ${column} as ${type}, not ${readAs(shape)}`]
      return nullable.has(`${found.table} ${found.column}`) && !shape.mayBeNull
        ? [`${name} gives ${column}, which may be null`]
        : []
    }),
  ]
}

describe('the statements that are written by hand', () => {
  it('when they are held against the tables, each takes and gives what it declares', async () => {
    expect(statements.length).toBeGreaterThanOrEqual(16)
    expect(new Set(statements.map(({ name }) => name)).size).toBe(statements.length)
    for (const each of statements) expect(await faultsOf(each)).toEqual([])
  })

  it('when one declares what the tables do not have, that is found (control)', async () => {
    const wrong = statement({
      name: 'wrong',
      takes: { id: int },
      gives: { id: text, paid_at: day, sale_date: day, missing: orNull(text) },
      text: ({ id }) => `select id, paid_at, sale_date::text, code from orders where id = ${id}`,
    })
    statements.pop()
    expect(await faultsOf(wrong as unknown as Statement)).toEqual([
      'wrong gives code, which nobody declared',
      'wrong gives id as integer, not text',
      'wrong gives paid_at as timestamp with time zone, not text',
      'wrong does not give missing',
    ])
    const code = {
      name: 'code',
      takes: {},
      gives: { code: text },
      text: 'select code from orders',
      on: wrong.on,
    } as unknown as Statement
    expect(await faultsOf(code)).toEqual(['code gives code, which may be null'])
    await expect(faultsOf({ ...code, text: 'select nothing from orders' })).rejects.toThrow(
      'column "nothing" does not exist',
    )
  })
})
