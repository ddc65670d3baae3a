import type { GoodsThing } from '#contract/schemas/content.ts'
import { contentPath } from '#contract/staff-paths.ts'
import * as money from '#words/money.ts'
import * as office from '#words/office.ts'
import * as words from '#words/office-lists.ts'
import * as things from '#words/office-things.ts'
import { AddButton, ContentFrame } from './content-frame.tsx'
import { ThingList } from './list/thing-list.tsx'
import type { Row } from './list/thing-row.tsx'

const rowOf = ({ id, name, price, vat_rate, on_sale, updated_at }: GoodsThing): Row => ({
  id,
  name,
  details: vat_rate === null ? money.sum(price) : `${money.sum(price)} · ${things.vatOf(vat_rate)}`,
  on: on_sale,
  updated_at,
})

export function Component() {
  return (
    <ContentFrame
      name={words.goods}
      about={words.goodsAbout}
      acts={<AddButton to={contentPath('goods', 'new')} name={words.addGoods} />}
    >
      <ThingList
        path="/staff/goods"
        to={(id) => contentPath('goods', id)}
        rowOf={rowOf}
        states={{ on: office.onSale, off: office.offSale }}
        search={words.searchGoods}
        empty={words.noGoods}
      />
    </ContentFrame>
  )
}
