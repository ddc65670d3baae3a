import type { Household } from '#contract/schemas/staff-customers.ts'
import { langOf } from '#ui/lang-of.ts'
import { Panel, PanelBody } from '#ui/panel.tsx'
import * as words from '#words/desk-customers.ts'
import { PersonLine } from './person-line.tsx'

const Person = ({ name, colour, below }: { name: string; colour: number; below: string }) => (
  <li>
    <PersonLine name={name} colour={colour} below={below}>
      <b lang={langOf(name)}>{name}</b>
    </PersonLine>
  </li>
)

/** Who belongs together. Who reads only, sees no children. */
export function PeopleOf({ household }: { household: Household }) {
  const { id, name, spouse_name, children, email, heared_by } = household
  return (
    <Panel title={words.household}>
      <PanelBody>
        <ul className="household__people">
          <Person name={name || words.nameless} colour={id} below={words.holder} />
          {spouse_name && <Person name={spouse_name} colour={id + 1} below={words.spouse} />}
          {children?.map((child, n) => (
            <Person key={`${n} ${child.name}`} name={child.name} colour={id + 2 + n} below={words.years(child.age)} />
          ))}
        </ul>
        <dl className="household__facts">
          <dt>{words.email}</dt>
          <dd>{email ?? words.none}</dd>
          <dt>{words.heardBy}</dt>
          <dd>{heared_by ?? words.none}</dd>
        </dl>
      </PanelBody>
    </Panel>
  )
}
