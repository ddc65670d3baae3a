import type { BranchThing } from '#contract/schemas/content.ts'
import { staffPaths } from '#contract/staff-paths.ts'
import { Link } from '#ui/link.tsx'
import { Note } from '#ui/note.tsx'
import * as words from '#words/office-centre.ts'
import { NumberField } from '../form/number-field.tsx'
import { SwitchField } from '../form/switch-field.tsx'
import { Pair, TextField } from '../form/text-field.tsx'
import { Part } from '../form/thing-form.tsx'

export function BranchParts({ facts }: { facts: BranchThing['facts'] | null }) {
  return (
    <>
      <Part title={words.branch}>
        <Pair name="name" label={words.name} required />
        <Pair name="address" label={words.address} />
        <div className="pair">
          <TextField name="phone" label={words.phone} />
        </div>
      </Part>
      <Part title={words.places}>
        <div className="pair">
          <NumberField name="day_capacity" label={words.dayCapacity} help={words.noLimit} whole />
          <NumberField name="inside_limit" label={words.insideLimit} help={words.noLimit} whole />
        </div>
        <SwitchField name="bands" label={words.bands} hint={words.bandsHint} />
        <SwitchField name="open" label={words.open} hint={words.openHint} />
        {facts !== null && facts.coming_visits > 0 && <Note>{words.comingVisits(facts.coming_visits)}</Note>}
      </Part>
      {facts !== null && (
        <Part title={words.devices}>
          <p>
            {facts.gates + facts.counters === 0
              ? words.noDevices
              : [words.gates(facts.gates), words.counters(facts.counters)].join(', ')}{' '}
            <Link to={staffPaths.devices}>{words.toDevices}</Link>
          </p>
        </Part>
      )}
    </>
  )
}
