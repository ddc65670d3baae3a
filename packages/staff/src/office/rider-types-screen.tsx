import type { RiderTypeThing } from '#contract/schemas/content.ts'
import { contentPath } from '#contract/staff-paths.ts'
import * as office from '#words/office.ts'
import * as words from '#words/office-lists.ts'
import { AddButton, ContentFrame } from './content-frame.tsx'
import { ThingList } from './list/thing-list.tsx'
import type { Row } from './list/thing-row.tsx'

const rowOf = ({ id, name, facts, updated_at }: RiderTypeThing): Row => ({
  id,
  name,
  details: words.usedBy(facts.used_by_packages),
  on: null,
  updated_at,
})

export function Component() {
  return (
    <ContentFrame
      name={words.riderTypes}
      about={words.riderTypesAbout}
      acts={<AddButton to={contentPath('rider-types', 'new')} name={words.addRiderType} />}
    >
      <ThingList
        path="/staff/rider-types"
        to={(id) => contentPath('rider-types', id)}
        rowOf={rowOf}
        states={{ on: office.live, off: office.draft }}
        search={words.searchRiderTypes}
        empty={words.noRiderTypes}
      />
    </ContentFrame>
  )
}
