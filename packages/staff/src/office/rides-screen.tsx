import { paths } from '#contract/paths.ts'
import type { RideThing } from '#contract/schemas/content.ts'
import { contentPath } from '#contract/staff-paths.ts'
import * as office from '#words/office.ts'
import * as words from '#words/office-lists.ts'
import { AddButton, ContentFrame } from './content-frame.tsx'
import { ThingList } from './list/thing-list.tsx'
import type { Row } from './list/thing-row.tsx'

const rowOf = ({ id, name, details, live, picture, updated_at }: RideThing): Row => ({
  id,
  name,
  details,
  on: live,
  picture,
  updated_at,
})

export function Component() {
  return (
    <ContentFrame
      name={words.rides}
      site={paths.funRides}
      acts={<AddButton to={contentPath('rides', 'new')} name={words.addRide} />}
    >
      <ThingList
        path="/staff/rides"
        to={(id) => contentPath('rides', id)}
        rowOf={rowOf}
        states={{ on: office.live, off: office.draft }}
        search={words.searchRides}
        empty={words.noRides}
      />
    </ContentFrame>
  )
}
