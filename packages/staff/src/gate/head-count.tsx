import type { Count } from '#contract/schemas/gate.ts'
import * as words from '#words/gate-screen.ts'
import './head-count.css'

export function HeadCount({ count }: { count: Count | undefined }) {
  return (
    <dl className="gate-count">
      <div>
        <dt>{words.letInToday}</dt>
        <dd>{count?.let_in ?? '–'}</dd>
      </div>
      <div>
        <dt>{words.insideNow}</dt>
        <dd>
          {count?.inside ?? '–'}
          {typeof count?.limit === 'number' && <small> / {count.limit}</small>}
        </dd>
      </div>
    </dl>
  )
}
