import { digits } from '#words/digits.ts'
import * as words from '#words/ui.ts'
import type { IconName } from './icon-names.ts'
import { Icon } from './icon.tsx'
import { Link } from './link.tsx'
import { useAnswer } from './page-context.ts'
import { pageList } from './page-list.ts'
import './pager.css'

type Props = { page: number; last: number; to: (page: number) => string }

function Turn({ name, icon, to }: { name: string; icon: IconName; to: string | null }) {
  if (to === null)
    return (
      <button type="button" disabled aria-label={name}>
        <Icon name={icon} />
      </button>
    )
  return (
    <Link to={to} aria-label={name}>
      <Icon name={icon} />
    </Link>
  )
}

function Page({ n, page, to }: { n: number; page: number; to: Props['to'] }) {
  if (n === 0)
    return (
      <span className="pager__gap" aria-hidden="true">
        …
      </span>
    )
  if (n === page) return <span aria-current="page">{digits(n)}</span>
  return <Link to={to(n)}>{digits(n)}</Link>
}

export function Pager({ page, last, to }: Props) {
  useAnswer({ last })
  if (last === 1) return null
  return (
    <nav className="pager" aria-label={words.pages}>
      <Turn name={words.previous} icon="caret-left-bold" to={page > 1 ? to(page - 1) : null} />
      {pageList(page, last).map((n, i) => (
        <Page key={n === 0 ? `gap ${i}` : n} n={n} page={page} to={to} />
      ))}
      <Turn name={words.next} icon="caret-right-bold" to={page < last ? to(page + 1) : null} />
    </nav>
  )
}
