import { clockTime } from '#contract/rules/clock-time.ts'
import { weekdayOf } from '#contract/rules/weekday.ts'
import { formatShort } from '#contract/rules/money.ts'
import type { SalesNow } from '#contract/schemas/sales-now.ts'
import { DeskTitle } from '#ui/desk-title.tsx'
import { Loaded } from '#ui/loaded.tsx'
import { Note } from '#ui/note.tsx'
import { Panel, PanelBody } from '#ui/panel.tsx'
import { Loading } from '#ui/state.tsx'
import { dayNamed } from '#words/dates.ts'
import * as words from '#words/figures.ts'
import { loading } from '#words/frame.ts'
import { useAppSelector, useBranch } from '../api/store.ts'
import { useMe } from '../api/use-me.ts'
import { Figures } from './figures.tsx'
import { HoursChart } from './hours-chart.tsx'
import { NeedsLook } from './needs-look.tsx'
import { useSalesNowQuery } from './sales-api.ts'
import './sales-screen.css'

const EVERY_MS = 10_000

/** The landing of whoever runs the centre: figures with their comparison, and what waits for a person above the chart. */
export function Component() {
  const { branches } = useMe()
  const [chosen] = useBranch()
  const branch = branches.some(({ id }) => id === chosen) ? chosen : null
  const query = useSalesNowQuery(branch, { pollingInterval: EVERY_MS, skipPollingIfUnfocused: true })
  const isLost = useAppSelector(({ session }) => session.lostAt !== null)
  const now = query.currentData
  const at = now && clockTime(new Date(now.at))
  return (
    <>
      <title>{words.title}</title>
      <DeskTitle title={words.title} about={now && at && words.refreshed(dayNamed(now.day), at)} />
      {isLost && at && <Note kind="warn">{words.figuresFrom(at)}</Note>}
      <Loaded query={query} loading={<Loading text={loading} />} failed={words.failed}>
        {(figures) => <Today figures={figures} />}
      </Loaded>
    </>
  )
}

function Today({ figures }: { figures: SalesNow }) {
  const weekday = weekdayOf(figures.day)
  const at = new Date(figures.at)
  return (
    <>
      <Figures figures={figures} weekday={weekday} />
      <div className="sales">
        <div className="sales__work">
          <NeedsLook items={figures.look} now={at} />
          <Panel title={words.byHour}>
            <PanelBody>
              <HoursChart hours={figures.hours} weekday={weekday} at={at} />
            </PanelBody>
          </Panel>
        </div>
        <div className="sales__facts">
          <Inside branches={figures.branches} />
          <ByTicket products={figures.products} />
        </div>
      </div>
    </>
  )
}

function Inside({ branches }: Pick<SalesNow, 'branches'>) {
  return (
    <Panel title={words.inside}>
      <PanelBody>
        {branches.map(({ branch, inside, limit }) => (
          <div key={branch.id} className="inside">
            <b>{branch.name}</b>
            <span className="num">
              {inside}
              {limit !== null && <small>{words.ofLimit(limit)}</small>}
            </span>
            {limit !== null && <Bar part={inside / limit} />}
          </div>
        ))}
      </PanelBody>
    </Panel>
  )
}

/** The figure stands beside it. */
function Bar({ part }: { part: number }) {
  return (
    <span className="meter" aria-hidden="true">
      <span style={{ width: `${Math.min(1, part) * 100}%` }} />
    </span>
  )
}

function ByTicket({ products }: Pick<SalesNow, 'products'>) {
  const most = Math.max(1, ...products.map(({ sum }) => sum))
  return (
    <Panel title={words.byTicket}>
      <PanelBody>
        {products.length === 0 && <p className="mute">{words.nothingSold}</p>}
        <ul className="by-ticket">
          {products.map(({ name, qty, sum }) => (
            <li key={name} className="inside">
              <span>
                {name} <small>{words.times(qty)}</small>
              </span>
              <b className="num">Tk {formatShort(sum)}</b>
              <Bar part={sum / most} />
            </li>
          ))}
        </ul>
      </PanelBody>
    </Panel>
  )
}
