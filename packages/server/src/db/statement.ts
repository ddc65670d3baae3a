import type pg from 'pg'

/**
 * A statement in its own words, which PostgreSQL parses and plans once a connection. For what is asked all day and says
 * more than Drizzle can: several tables written at once, rows with lists inside.
 */
export const statement = <Row extends pg.QueryResultRow>(pool: pg.Pool, name: string, text: string) =>
  async (...values: unknown[]): Promise<Row[]> => (await pool.query<Row>({ name, text, values })).rows
