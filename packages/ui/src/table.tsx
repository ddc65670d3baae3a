import type { Key, ReactNode } from 'react'
import './table.css'

/** Where a column goes on a phone, whose rows have two lines: a corner of the row, `e`, below both, or `x`, nowhere. */
export type Column<Row> = {
  name: string
  corner: 'a' | 'b' | 'c' | 'd' | 'e' | 'x'
  /** Where it stands from a tablet on: sums at the end; the last corner stands there unless it is told otherwise. */
  align?: 'start' | 'end'
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

const placeOf = ({ corner, align }: Pick<Column<never>, 'corner' | 'align'>): string =>
  align ? `at-${corner} is-${align}` : `at-${corner}`

export function Table<Row>({ caption, columns, rows, keyOf, isOff }: Props<Row>) {
  return (
    <table className="table">
      <caption className="vh">{caption}</caption>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column.name} scope="col" className={placeOf(column)}>
              {column.unseen ? <span className="vh">{column.name}</span> : column.name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={keyOf(row)} className={isOff?.(row) ? 'is-off' : undefined}>
            {columns.map((column) => (
              <td key={column.name} className={placeOf(column)}>
                {column.cell(row)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
