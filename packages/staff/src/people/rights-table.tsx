import { type Act, type Right, rightOf, type Role, roles } from '#contract/rights.ts'
import { Icon } from '#ui/icon.tsx'
import { Panel } from '#ui/panel.tsx'
import { roleNames } from '#words/frame.ts'
import * as words from '#words/team.ts'

const shown = Object.keys(words.rightNames) as (keyof typeof words.rightNames)[]

/** What a right means where the word alone would not say it. */
const meanings: Partial<Record<Act, Partial<Record<Right, string>>>> = {
  undo_scan: { own: words.ownTenMinutes, yes: words.anyToday },
  reports: { own: words.ownShift },
}

const plain: Record<Exclude<Right, 'yes' | 'no' | 'approval'>, string> = {
  reason: words.withReason,
  own: words.own,
  branch: words.ownBranches,
  today: words.todayHere,
  read: words.read,
}

function meaningOf(role: Role, act: Act): string | undefined {
  if (act === 'people' && role === 'manager') return words.gateAndCashier
  return meanings[act]?.[rightOf(role, act)]
}

function Cell({ role, act }: { role: Role; act: Act }) {
  const [right, meaning] = [rightOf(role, act), meaningOf(role, act)]
  if (meaning) return meaning
  if (right === 'approval') return <abbr title={words.withApproval}>A</abbr>
  if (right !== 'yes' && right !== 'no') return plain[right]
  return (
    <>
      {right === 'yes' ? <Icon name="check-bold" /> : <span aria-hidden="true">–</span>}
      <span className="vh">{right === 'yes' ? words.yes : words.no}</span>
    </>
  )
}

/** Read from the same table as the server's guard: what stands here is what happens. */
export function RightsTable() {
  return (
    <Panel title={words.rightsTitle}>
      {/* It scrolls inside itself on a phone, and then takes the focus. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <div className="rights" tabIndex={0} role="region" aria-label={words.rightsTable}>
        <table>
          <caption className="vh">{words.rightsTable}</caption>
          <thead>
            <tr>
              <th scope="col">{words.may}</th>
              {roles.map((role) => (
                <th key={role} scope="col">
                  {roleNames(role)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {shown.map((act) => (
              <tr key={act}>
                <th scope="row">{words.rightNames[act]}</th>
                {roles.map((role) => (
                  <td key={role}>
                    <Cell role={role} act={act} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p className="rights__foot">{words.rightsFoot}</p>
    </Panel>
  )
}
