import type { GoodsThing } from '#contract/schemas/content.ts'
import type { GoodsFields } from '#contract/schemas/ticket-fields.ts'
import { contentPath } from '#contract/staff-paths.ts'
import { Note } from '#ui/note.tsx'
import * as office from '#words/office.ts'
import * as lists from '#words/office-lists.ts'
import * as words from '#words/office-things.ts'
import { NumberField, TakaField } from './form/number-field.tsx'
import { SwitchField } from './form/switch-field.tsx'
import { Pair } from './form/text-field.tsx'
import { SaleBadge, ThingActs } from './form/thing-acts.tsx'
import { Part, ThingForm } from './form/thing-form.tsx'
import { useHistory } from './history/use-history.tsx'
import { type FormParts, OneThing } from './one-thing.tsx'
import { useDelete } from './use-delete.ts'
import { useListForm } from './use-list-form.ts'

type Values = Omit<GoodsFields, 'name_bn' | 'price'> & { name_bn: string; price: number | null }

const LIST = '/staff/goods'
const schema = async () => (await import('#contract/schemas/ticket-fields.ts')).GoodsFields

const valuesOf = (goods: GoodsThing | null): Values => ({
  name: goods?.name ?? '',
  name_bn: goods?.name_bn ?? '',
  price: goods?.price ?? null,
  vat_rate: goods?.vat_rate ?? null,
  on_sale: goods?.on_sale ?? true,
})

const names = {
  name: words.name,
  name_bn: office.inBangla(words.name),
  price: words.price,
  vat_rate: words.vatRate,
  on_sale: words.onSale,
}
const prices = ({ price }: GoodsFields) => [price]

function GoodsForm({ id, thing }: FormParts<GoodsThing>) {
  const place = { list: LIST, slug: 'goods', id }
  const state = useListForm<Values, GoodsFields, GoodsThing>(place, { schema, thing, valuesOf, prices })
  const remove = useDelete(`${LIST}/${id}`, contentPath('goods'))
  const history = useHistory({ path: `${LIST}/${id}`, thing, name: thing?.name ?? '', names })
  return (
    <>
      <ThingForm
        title={thing?.name ?? lists.newGoods}
        back={{ to: contentPath('goods'), name: lists.goods }}
        status={thing && <SaleBadge on={thing.on_sale} />}
        thing={thing}
        state={state}
        names={names}
        acts={<ThingActs onDelete={thing && !thing.facts.sold && (() => remove(thing.version))} />}
        onHistory={history.open}
      >
        <Part title={lists.goods}>
          <Pair name="name" label={words.name} required />
          <div className="pair">
            <TakaField name="price" label={words.price} required help={words.pricesHelp} />
            <NumberField name="vat_rate" label={words.vatRate} after="%" help={words.vatHelp} />
          </div>
          <SwitchField name="on_sale" label={words.onSale} hint={words.counterHint} />
          {thing?.facts.sold && <Note>{words.soldNever}</Note>}
        </Part>
      </ThingForm>
      {history.dialog}
    </>
  )
}

export const Component = () => <OneThing<GoodsThing> list={LIST} form={GoodsForm} />
