import type { RiderTypeThing } from '#contract/schemas/content.ts'
import type { RiderTypeFields } from '#contract/schemas/ticket-fields.ts'
import { contentPath } from '#contract/staff-paths.ts'
import { Note } from '#ui/note.tsx'
import * as office from '#words/office.ts'
import * as lists from '#words/office-lists.ts'
import * as words from '#words/office-things.ts'
import { Pair } from './form/text-field.tsx'
import { ThingActs } from './form/thing-acts.tsx'
import { Part, ThingForm } from './form/thing-form.tsx'
import { useHistory } from './history/use-history.tsx'
import { type FormParts, OneThing } from './one-thing.tsx'
import { useDelete } from './use-delete.ts'
import { useListForm } from './use-list-form.ts'

type Values = { name: string; name_bn: string }

const LIST = '/staff/rider-types'
const schema = async () => (await import('#contract/schemas/ticket-fields.ts')).RiderTypeFields
const valuesOf = (type: RiderTypeThing | null): Values => ({ name: type?.name ?? '', name_bn: type?.name_bn ?? '' })
const names = { name: words.name, name_bn: office.inBangla(words.name) }

function RiderTypeForm({ id, thing }: FormParts<RiderTypeThing>) {
  const place = { list: LIST, slug: 'rider-types', id }
  const state = useListForm<Values, RiderTypeFields, RiderTypeThing>(place, { schema, thing, valuesOf })
  const remove = useDelete(`${LIST}/${id}`, contentPath('rider-types'))
  const history = useHistory({ path: `${LIST}/${id}`, thing, name: thing?.name ?? '', names })
  const isUsed = thing !== null && thing.facts.used_by_packages > 0
  return (
    <>
      <ThingForm
        title={thing?.name ?? lists.newRiderType}
        back={{ to: contentPath('rider-types'), name: lists.riderTypes }}
        thing={thing}
        state={state}
        names={names}
        acts={<ThingActs onDelete={thing && !isUsed && (() => remove(thing.version))} />}
        onHistory={history.open}
      >
        <Part title={lists.riderTypes}>
          <Pair name="name" label={words.name} required />
          {isUsed && <Note>{words.usedInPackages}</Note>}
        </Part>
      </ThingForm>
      {history.dialog}
    </>
  )
}

export const Component = () => <OneThing<RiderTypeThing> list={LIST} form={RiderTypeForm} />
