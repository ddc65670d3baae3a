import type { BranchThing } from '#contract/schemas/content.ts'
import type { BranchFields } from '#contract/schemas/centre-fields.ts'
import { contentPath } from '#contract/staff-paths.ts'
import { Badge } from '#ui/badge.tsx'
import * as words from '#words/office-centre.ts'
import { branches } from '#words/office-lists.ts'
import { useMe } from '../../api/use-me.ts'
import { ThingActs } from '../form/thing-acts.tsx'
import { ThingForm } from '../form/thing-form.tsx'
import { useHistory } from '../history/use-history.tsx'
import type { FormParts } from '../one-thing.tsx'
import { useDelete } from '../use-delete.ts'
import { useListForm } from '../use-list-form.ts'
import { BranchParts } from './branch-parts.tsx'
import { branchNames, branchValues, type BranchValues } from './branch-values.ts'

const LIST = '/staff/branches'
const schema = async () => (await import('#contract/schemas/centre-fields.ts')).BranchFields

/** Who comes there or works there keeps it; the server says the rest. */
const isKept = ({ facts }: BranchThing): boolean => facts.coming_visits + facts.gates + facts.counters > 0

export function BranchForm({ id, thing }: FormParts<BranchThing>) {
  const { all_branches: mayDelete } = useMe()
  const state = useListForm<BranchValues, BranchFields, BranchThing>(
    { list: LIST, slug: 'branches', id },
    { schema, thing, valuesOf: branchValues },
  )
  const remove = useDelete(`${LIST}/${id}`, contentPath('branches'))
  const history = useHistory({ path: `${LIST}/${id}`, thing, name: thing?.name ?? '', names: branchNames })
  return (
    <>
      <ThingForm
        title={thing?.name ?? words.newBranch}
        back={{ to: contentPath('branches'), name: branches }}
        status={thing && <Badge kind={thing.open ? 'ok' : undefined}>{thing.open ? words.open : words.closed}</Badge>}
        thing={thing}
        state={state}
        names={branchNames}
        acts={<ThingActs onDelete={mayDelete && thing && !isKept(thing) && (() => remove(thing.version))} />}
        onHistory={history.open}
      >
        <BranchParts facts={thing?.facts ?? null} />
      </ThingForm>
      {history.dialog}
    </>
  )
}
