import type { Key, ReactNode } from 'react'
import './table.css'

/** Where a column goes on a phone, whose rows have two lines: a corner of the row, or `x`, nowhere. */
export type Column<Row> = {
  name: string
  corner: 'a' | 'b' | 'c' | 'd' | 'x'
  /** Its name is heard only. */
  unseen?: boolean
  cell: (row: Row) => ReactNode
}

type Props<Row> = {
  caption: string
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  keyOf: (row: Row) => Key
  /** Rows that are there no more, in a way. */
  isOff?: (row: Row) => boolean
}

export function Table<Row>({ caption, columns, rows, keyOf, isOff }: Props<Row>) {
  return (
    <table className="table">
      <caption className="vh">{caption}</caption>
      <thead>
        <tr>
          {columns.map(({ name, corner, unseen }) => (
            <th key={name} scope="col" className={`at-${corner}`}>
              {unseen ? <span className="vh">{name}</span> : name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={keyOf(row)} className={isOff?.(row) ? 'is-off' : undefined}>
            {columns.map(({ name, corner, cell }) => (
              <td key={name} className={`at-${corner}`}>
                {cell(row)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
