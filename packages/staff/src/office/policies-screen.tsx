import { useLocation, useParams } from 'react-router'
import { type PolicyName, policyNames } from '#contract/rules/policy-text.ts'
import type { PolicyThing } from '#contract/schemas/content.ts'
import { staffPaths } from '#contract/staff-paths.ts'
import '#ui/chip.css'
import { Link } from '#ui/link.tsx'
import * as words from '#words/office-centre.ts'
import { policies } from '#words/office-lists.ts'
import { CentreThing } from './centre/centre-thing.tsx'
import { HistoryButton } from './centre/history-button.tsx'
import { policyFields, PolicyForm, policyPath } from './centre/policy-form.tsx'
import { ContentFrame } from './content-frame.tsx'
import './form/day-chips.css'

const isPolicy = (name: string | undefined): name is PolicyName => policyNames.some((each) => each === name)

export function Component() {
  const { id } = useParams()
  const name = isPolicy(id) ? id : policyNames[0]
  return (
    <ContentFrame
      name={policies}
      about={words.policiesAbout}
      site={`/${name}`}
      acts={
        <HistoryButton
          key={name}
          path={policyPath(name)}
          keptAs={`policy-${name}`}
          name={words.policyNames[name]}
          names={policyFields}
        />
      }
    >
      <Choice name={name} />
      <CentreThing<PolicyThing> key={name} path={policyPath(name)}>
        {(thing) => <PolicyForm name={name} thing={thing} />}
      </CentreThing>
    </ContentFrame>
  )
}

/** Each has an address and is a link, so that going to another asks about what is not saved. */
function Choice({ name }: { name: PolicyName }) {
  const { pathname } = useLocation()
  return (
    <nav className="policy-choice desk-chips" aria-label={words.choosePolicy}>
      {policyNames.map((each) => (
        <Link
          key={each}
          className="chip"
          to={each === name ? pathname : `${staffPaths.content}/policies/${each}`}
          aria-current={each === name ? 'page' : undefined}
        >
          {words.policyNames[each]}
        </Link>
      ))}
    </nav>
  )
}
