import type pg from 'pg'

/** A column of a statement: its type in PostgreSQL and, for the compiler, in TypeScript. */
export type Column<T> = { type: string; mayBeNull: boolean; never?: T }
export type Shape = Record<string, Column<unknown>>
export type RowOf<S extends Shape> = { [Name in keyof S]: S[Name] extends Column<infer T> ? T : never }

const column = <T>(type: string): Column<T> => ({ type, mayBeNull: false })

export const int = column<number>('integer')
export const smallint = column<number>('smallint')
export const bigint = column<number>('bigint')
export const text = column<string>('text')
export const ints = column<number[]>('integer[]')
export const uuid = column<string>('uuid')
export const bool = column<boolean>('boolean')
export const instant = column<Date>('timestamp with time zone')
/** Read as text: `2026-11-15`. */
export const day = column<string>('date')
export const json = <T>() => column<T>('json')
export const orNull = <T>(of: Column<T>): Column<T | null> => ({ ...of, mayBeNull: true })
/** Texts of which only a few are possible. */
export const someOf = <T extends string>() => column<T[]>('text[]')

export type Statement<Takes extends Shape = Shape, Gives extends Shape = Shape> = {
  name: string
  text: string
  takes: Takes
  gives: Gives
  /** On any connection, or on the one that a transaction has. */
  on(pool: pg.Pool | pg.PoolClient): (values: RowOf<Takes>) => Promise<RowOf<Gives>[]>
}

type Described<Takes extends Shape, Gives extends Shape> = {
  name: string
  takes: Takes
  gives: Gives
  /** Each parameter is named; its number and type are written for it. */
  text: (parameters: { [Name in keyof Takes]: string }) => string
}

/** All there are, so that a test can hold each against the tables. */
export const statements: Statement[] = []

/**
 * A statement in its own words, which PostgreSQL parses and plans once a connection. For what is asked all day and says
 * more than Drizzle can: several tables written at once, rows with lists inside.
 */
export function statement<const Takes extends Shape, const Gives extends Shape>({
  name,
  takes,
  gives,
  text: write,
}: Described<Takes, Gives>): Statement<Takes, Gives> {
  const names = Object.keys(takes)
  const parameters = Object.fromEntries(names.map((each, index) => [each, `$${index + 1}::${takes[each]?.type}`]))
  const words = write(parameters as { [Name in keyof Takes]: string })
  const whole: Statement<Takes, Gives> = {
    name,
    text: words,
    takes,
    gives,
    on: (pool) => async (values) =>
      (
        await pool.query<RowOf<Gives> & pg.QueryResultRow>({
          name,
          text: words,
          values: names.map((each) => values[each as keyof Takes]),
        })
      ).rows,
  }
  statements.push(whole as unknown as Statement)
  return whole
}

const columnsOf = (shape: Shape): string =>
  Object.entries(shape)
    .map(([name, { type }]) => `${name} ${type}`)
    .join(', ')

export const namesOf = (shape: Shape): string => Object.keys(shape).join(', ')

/** One JSON object as a row, or a list of them as rows, of this shape. */
export const record = (parameter: string, name: string, shape: Shape): string =>
  `json_to_record(${parameter}) as ${name} (${columnsOf(shape)})`
export const records = (list: string, name: string, shape: Shape): string =>
  `json_to_recordset(${list}) as ${name} (${columnsOf(shape)})`
