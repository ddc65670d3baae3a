import type { BranchThing } from '#contract/schemas/content.ts'
import { contentPath } from '#contract/staff-paths.ts'
import * as words from '#words/office-centre.ts'
import { branches } from '#words/office-lists.ts'
import { useMe } from '../api/use-me.ts'
import { AddButton, ContentFrame } from './content-frame.tsx'
import { ThingList } from './list/thing-list.tsx'
import type { Row } from './list/thing-row.tsx'

const rowOf = ({ id, name, address, phone, open, facts, updated_at }: BranchThing): Row => ({
  id,
  name,
  details: [address, phone, facts.gates > 0 && words.gates(facts.gates)].filter(Boolean).join(' · '),
  on: open,
  updated_at,
})

export function Component() {
  const { all_branches: mayAdd } = useMe()
  return (
    <ContentFrame
      name={branches}
      about={words.branchesAbout}
      acts={mayAdd && <AddButton to={contentPath('branches', 'new')} name={words.addBranch} />}
    >
      <ThingList
        path="/staff/branches"
        to={(id) => contentPath('branches', id)}
        rowOf={rowOf}
        states={{ on: words.open, off: words.closed }}
        search={words.searchBranches}
        empty={words.noBranches}
      />
    </ContentFrame>
  )
}
