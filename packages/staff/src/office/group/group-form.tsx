import type { GroupThing } from '#contract/schemas/content.ts'
import type { GroupFields } from '#contract/schemas/ride-fields.ts'
import { contentPath } from '#contract/staff-paths.ts'
import { PanelBody, Sheet } from '#ui/panel.tsx'
import * as office from '#words/office.ts'
import * as lists from '#words/office-lists.ts'
import * as words from '#words/office-things.ts'
import { SwitchField } from '../form/switch-field.tsx'
import { Pair } from '../form/text-field.tsx'
import { LiveBadge, ThingActs } from '../form/thing-acts.tsx'
import { Part, ThingForm } from '../form/thing-form.tsx'
import type { GroupPlace } from '../groups-list.tsx'
import { useHistory } from '../history/use-history.tsx'
import type { FormParts } from '../one-thing.tsx'
import { useDelete } from '../use-delete.ts'
import { useListForm } from '../use-list-form.ts'
import { CardsField } from './cards-field.tsx'
import { GroupPreview } from './group-preview.tsx'
import { type GroupValues, valuesOf } from './group-values.ts'

const schema = async () => (await import('#contract/schemas/ride-fields.ts')).GroupFields

const names = {
  title: words.groupTitle,
  title_bn: office.inBangla(words.groupTitle),
  live: office.live,
  cards: words.cards,
}

/** A group of services, or of rides: a title and its cards. */
export function GroupForm({ place, id, thing }: FormParts<GroupThing> & { place: GroupPlace }) {
  const { path: list, slug, site, name } = place
  const state = useListForm<GroupValues, GroupFields, GroupThing>({ list, slug, id }, { schema, thing, valuesOf })
  const remove = useDelete(`${list}/${id}`, contentPath(slug))
  const history = useHistory({ path: `${list}/${id}`, thing, name: thing?.title ?? '', names })
  return (
    <>
      <ThingForm
        title={thing?.title ?? lists.newGroup}
        back={{ to: contentPath(slug), name }}
        status={thing && <LiveBadge on={thing.live} />}
        thing={thing}
        state={state}
        names={names}
        acts={<ThingActs site={thing?.live ? site : undefined} onDelete={thing && (() => remove(thing.version))} />}
        onHistory={history.open}
        preview={<GroupPreview id={id} title={name} />}
      >
        <Part title={office.text}>
          <Pair name="title" label={words.groupTitle} required />
        </Part>
        <CardsField />
        <Sheet label={lists.status}>
          <PanelBody>
            <SwitchField name="live" label={office.live} hint={office.shownOnSite} />
          </PanelBody>
        </Sheet>
      </ThingForm>
      {history.dialog}
    </>
  )
}
