import { staffPaths } from '#contract/staff-paths.ts'
import { DeskIcon } from '#ui/desk-icon.tsx'
import { Icon } from '#ui/icon.tsx'
import { Link } from '#ui/link.tsx'
import * as words from '#words/frame.ts'
import { useAppSelector, useBranch } from '../api/store.ts'
import { useMe } from '../api/use-me.ts'
import { mayEnter } from './nav.ts'
import './top-bar.css'

/** The branch comes first: it changes every figure. */
export function TopBar() {
  const { role, look } = useMe()
  return (
    <header className="top-bar">
      <BranchChoice />
      <div className="top-bar__end">
        <LineState />
        {mayEnter(role, 'sales') && (
          <Link className="icon-btn top-bar__bell" to={`${staffPaths.sales}#look`} aria-label={words.needLook(look)}>
            <DeskIcon name="bell-fill" />
            {look > 0 && <b aria-hidden="true">{look}</b>}
          </Link>
        )}
      </div>
    </header>
  )
}

/** A paired device stands at its branch; who has one branch has nothing to choose. */
function BranchChoice() {
  const { branches, device } = useMe()
  const [branch, choose] = useBranch()
  const [only] = device ? [device.branch] : branches
  if (device || branches.length < 2)
    return (
      <p className="top-bar__branch">
        <Icon name="map-pin-fill" />
        <span>{only?.name}</span>
      </p>
    )
  const chosen = branches.some(({ id }) => id === branch) ? branch : null
  return (
    <label className="top-bar__branch">
      <Icon name="map-pin-fill" />
      <span className="vh">{words.branch}</span>
      <select value={chosen ?? ''} onChange={({ target }) => choose(Number(target.value) || null)}>
        <option value="">{words.allBranches}</option>
        {branches.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </select>
      <Icon name="caret-down-bold" />
    </label>
  )
}

function LineState() {
  const isLost = useAppSelector(({ session }) => session.lostAt !== null)
  return (
    <span className={isLost ? 'line-state line-state--off' : 'line-state'}>
      {isLost ? words.offline : words.online}
    </span>
  )
}
