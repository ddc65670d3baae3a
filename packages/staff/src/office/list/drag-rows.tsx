import { type ReactNode, useState } from 'react'
import * as words from '#words/office-lists.ts'
import './drag-rows.css'
import { MoveDialog } from './move-dialog.tsx'
import { moved } from './order.ts'
import { useDragOrder } from './use-drag-order.ts'

type Rows = ReturnType<typeof useDragOrder>
export type RowParts = {
  handle: ReturnType<Rows['handleOf']> | null
  style: ReturnType<Rows['styleOf']>
  lifted: boolean
  onMove: ((by: -1 | 1) => void) | null
  isFirst: boolean
  isLast: boolean
}

/** `fixed`: only a part of the list is shown, which has no order of its own. */
type Props<T> = {
  items: readonly T[]
  nameOf: (item: T) => string
  fixed?: boolean
  onOrder: (items: T[], item: T, to: number) => void
  children: (item: T, parts: RowParts, at: number) => ReactNode
}

/** A list that can be put in order. */
export function DragRows<T>({ items, nameOf, fixed = false, onOrder, children }: Props<T>) {
  const [pressed, setPressed] = useState<number | null>(null)
  const put = (from: number, to: number) => {
    const item = items[from]
    if (item !== undefined && to >= 0 && to < items.length) onOrder(moved(items, from, to), item, to)
  }
  const { list, lift, handleOf, styleOf } = useDragOrder({
    items,
    onOrder: (_, from, to) => put(from, to),
    onPress: setPressed,
  })
  const [held, chosen] = [lift && items[lift.from], pressed === null ? undefined : items[pressed]]
  return (
    <>
      <ol ref={list} className={lift ? 'thing-rows thing-rows--lifting' : 'thing-rows'}>
        {items.map((item, at) =>
          children(
            item,
            {
              handle: fixed ? null : handleOf(at),
              style: styleOf(at),
              lifted: lift?.from === at,
              onMove: fixed ? null : (by) => put(at, at + by),
              isFirst: at === 0,
              isLast: at === items.length - 1,
            },
            at,
          ),
        )}
      </ol>
      <p className="vh" role="status">
        {lift && held !== null && held !== undefined && words.lifted(nameOf(held), lift.to + 1, items.length)}
      </p>
      <MoveDialog
        name={chosen === undefined ? null : nameOf(chosen)}
        at={pressed ?? 0}
        last={items.length - 1}
        onClose={() => setPressed(null)}
        onMove={(to) => {
          setPressed(null)
          if (pressed !== null) put(pressed, to)
        }}
      />
    </>
  )
}
