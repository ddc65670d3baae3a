import { useLocation } from 'react-router'
import { centreEndpoints } from '#contract/content-endpoints.ts'
import { can } from '#contract/rights.ts'
import type { FirstStep, FirstSteps as Steps } from '#contract/schemas/first-steps.ts'
import type { OneOf } from '#contract/schemas/paging.ts'
import { contentPath, staffPaths } from '#contract/staff-paths.ts'
import { Icon } from '#ui/icon.tsx'
import { Link } from '#ui/link.tsx'
import { Panel, PanelBody } from '#ui/panel.tsx'
import * as words from '#words/office-centre.ts'
import { api } from '../api/api.ts'
import { useMe } from '../api/use-me.ts'
import './first-steps.css'

const { useFirstStepsQuery } = api
  .enhanceEndpoints({ addTagTypes: ['content'] })
  .injectEndpoints({
    endpoints: (build) => ({
      firstSteps: build.query<Steps, void>({
        query: () => centreEndpoints.staffFirstSteps.path,
        transformResponse: ({ data }: OneOf<Steps>) => data,
        providesTags: ['content'],
      }),
    }),
  })

/** Where each step is taken. */
const places: Record<FirstStep, string> = {
  name: contentPath('business'),
  hours: contentPath('business'),
  branch: contentPath('branches', 'new'),
  tickets: contentPath('tickets', 'new'),
  package: contentPath('packages', 'new'),
  rides: contentPath('rides', 'new'),
  photos: contentPath('gallery'),
}

const isShownAt = (pathname: string): boolean =>
  pathname === staffPaths.sales || pathname.startsWith(`${staffPaths.content}/`)

/** What a new centre still misses stands above Sales and Content until nothing does. */
export function FirstSteps() {
  const { pathname } = useLocation()
  const mayWrite = can(useMe().role, 'content')
  return mayWrite && isShownAt(pathname) ? <Missing /> : null
}

function Missing() {
  const steps = useFirstStepsQuery().data ?? []
  const left = steps.filter(({ done }) => !done).length
  if (left === 0) return null
  return (
    <div className="first-steps">
      <Panel title={words.stillMissing} count={left}>
        <PanelBody>
          <p>{words.stillMissingText}</p>
          <ol>
            {steps.map(({ step, done }) => (
              <li key={step} className={done ? 'is-done' : undefined}>
                <Icon name={done ? 'check-circle-fill' : 'arrow-right-bold'} />
                {done ? words.stepNames[step] : <Link to={places[step]}>{words.stepNames[step]}</Link>}
                {done && <span className="vh">{words.stepDone}</span>}
              </li>
            ))}
          </ol>
        </PanelBody>
      </Panel>
    </div>
  )
}
