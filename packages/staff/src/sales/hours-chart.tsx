import { useState } from 'react'
import { dhakaHour } from '#contract/rules/dates.ts'
import { formatShort } from '#contract/rules/money.ts'
import type { SalesNow } from '#contract/schemas/sales-now.ts'
import { Button } from '#ui/button.tsx'
import { time } from '#words/dates.ts'
import * as words from '#words/figures.ts'
import { barPath, gridOf, scaleOf } from './chart-scale.ts'

type Hours = SalesNow['hours']
type Props = { hours: Hours; weekday: string; at: Date }

const hourName = (hour: number): string => time(`${String(hour).padStart(2, '0')}:00`).replace(':00', '')
const [WIDTH, HEIGHT] = [700, 250]

/** Today in bars, the same weekday of last week as a dotted line; the same as a table at a tap. */
export function HoursChart({ hours, weekday, at }: Props) {
  const [isTable, setTable] = useState(false)
  if (hours.length === 0) return <p className="mute">{words.nothingSold}</p>
  return (
    <>
      {isTable ? <HoursTable hours={hours} weekday={weekday} /> : <Drawing hours={hours} weekday={weekday} at={at} />}
      <div className="row between">
        <p className="hourly__foot">{!isTable && words.byHourFoot}</p>
        <Button kind="quiet" size="sm" onClick={() => setTable(!isTable)}>
          {isTable ? words.asChart : words.asTable}
        </Button>
      </div>
    </>
  )
}

const factsOf = (hours: Hours): string =>
  hours
    .filter(({ sales }) => sales > 0)
    .map(({ hour, sales }) => `${hourName(hour)} ${formatShort(sales)}`)
    .join(', ') || words.noSales

function Drawing({ hours, weekday, at }: Props) {
  const scale = scaleOf(hours, WIDTH, HEIGHT)
  const peak = hours.reduce((best, each) => (each.sales > best.sales ? each : best))
  const line = hours.map(({ before }, place) => `${scale.middle(place)} ${scale.y(before)}`).join('L')
  const running = dhakaHour(at)
  return (
    <svg className="hourly" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={words.chartName(factsOf(hours))}>
      <defs>
        <pattern id="hours-running" width="7" height="7" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <rect width="7" height="7" className="hourly__pale" />
          <rect width="3.5" height="7" className="hourly__bar" />
        </pattern>
      </defs>
      {gridOf(scale.most).map((value) => (
        <g key={value}>
          <line x1={scale.left} x2={WIDTH} y1={scale.y(value)} y2={scale.y(value)} className="hourly__grid" />
          <text x={scale.left - 8} y={scale.y(value) + 4} textAnchor="end">
            {value === 0 ? '0' : `${value / 1000}k`}
          </text>
        </g>
      ))}
      {hours.map(({ hour, sales }, place) => (
        <g key={hour}>
          <path
            d={barPath(scale, place, sales)}
            className="hourly__bar"
            fill={hour === running ? 'url(#hours-running)' : undefined}
          />
          <text x={scale.middle(place)} y={HEIGHT - 6} textAnchor="middle">
            {place % scale.every === 0 ? hourName(hour) : ''}
          </text>
        </g>
      ))}
      {peak.sales > 0 && (
        <text
          className="hourly__peak"
          x={scale.middle(hours.indexOf(peak))}
          y={scale.y(peak.sales) - 8}
          textAnchor="middle"
        >
          {formatShort(peak.sales)}
        </text>
      )}
      <path d={`M${line}`} className="hourly__before" />
      <text
        className="hourly__name"
        x={WIDTH - 4}
        y={Math.max(14, scale.y(hours.at(-1)?.before ?? 0) - 10)}
        textAnchor="end"
      >
        {words.lastWeekday(weekday)}
      </text>
    </svg>
  )
}

function HoursTable({ hours, weekday }: Omit<Props, 'at'>) {
  return (
    <table className="hourly-table">
      <caption className="vh">{words.byHour}</caption>
      <thead>
        <tr>
          <th scope="col">{words.hour}</th>
          <th scope="col">{words.today}</th>
          <th scope="col">{words.lastWeekday(weekday)}</th>
        </tr>
      </thead>
      <tbody>
        {hours.map(({ hour, sales, before }) => (
          <tr key={hour}>
            <th scope="row">{hourName(hour)}</th>
            <td>Tk {formatShort(sales)}</td>
            <td>Tk {formatShort(before)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
