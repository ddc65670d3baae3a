import type pg from 'pg'

/** What PostgreSQL says of a statement before anybody runs it: the types it takes, and the columns it gives. */
export type Description = { takes: number[]; gives: { name: string; type: number; table: number; column: number }[] }

type Field = { name: string; dataTypeID: number; tableID: number; columnID: number }
type Connection = {
  parse(query: { name: string; text: string; types: number[] }): void
  describe(what: { type: 'S'; name: string }): void
  sync(): void
  once(event: 'parameterDescription', heard: (message: { dataTypeIDs: number[] }) => void): void
}

/** Parses and describes it: nothing is run. */
export function describeStatement(client: pg.ClientBase, text: string): Promise<Description> {
  const description: Description = { takes: [], gives: [] }
  const { promise, resolve, reject } = Promise.withResolvers<Description>()
  client.query({
    submit(connection: Connection) {
      connection.once('parameterDescription', ({ dataTypeIDs }) => (description.takes = dataTypeIDs))
      connection.parse({ name: '', text, types: [] })
      connection.describe({ type: 'S', name: '' })
      connection.sync()
    },
    handleRowDescription: ({ fields }: { fields: Field[] }) =>
      void (description.gives = fields.map(({ name, dataTypeID, tableID, columnID }) => ({
        name,
        type: dataTypeID,
        table: tableID,
        column: columnID,
      }))),
    handleError: reject,
    handleReadyForQuery: () => resolve(description),
  } as unknown as pg.Submittable)
  return promise
}
