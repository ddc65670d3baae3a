import { formatExact } from '#contract/rules/money.ts'
import type { Look } from '#contract/schemas/sales-now.ts'
import { staffPaths } from '#contract/staff-paths.ts'
import { ButtonLink } from '#ui/button.tsx'
import { DeskIcon, type DeskIconName } from '#ui/desk-icon.tsx'
import { Mark } from '#ui/mark.tsx'
import { Panel, PanelBody, PanelList } from '#ui/panel.tsx'
import * as words from '#words/figures.ts'
import { showWhen } from '../api/show-time.ts'

const looks: Record<Look['kind'], { icon: DeskIconName; kind: 'bad' | 'warn'; title: (look: Look) => string }> = {
  stray: { icon: 'taka-fill', kind: 'bad', title: ({ sum }) => words.stray(`Tk ${formatExact(sum ?? 0)}`) },
  held: { icon: 'shield-warning-fill', kind: 'warn', title: ({ sum }) => words.held(`Tk ${formatExact(sum ?? 0)}`) },
  unsent: { icon: 'arrows-clockwise-bold', kind: 'warn', title: ({ count }) => words.unsent(count) },
  bin: { icon: 'shield-warning-fill', kind: 'warn', title: () => words.noBin },
}

/** What waits for a person. Money is decided by `npm run payments:review` until it has a desk of its own. */
export function NeedsLook({ items, now }: { items: Look[]; now: Date }) {
  return (
    <div id="look">
      <Panel title={words.needsLook} count={items.length}>
        {items.length === 0 ? (
          <PanelBody>
            <p className="mute">{words.nothingNeeds}</p>
          </PanelBody>
        ) : (
          <PanelList>
            {items.map((item) => (
              <Row key={`${item.kind} ${item.title} ${item.at}`} item={item} now={now} />
            ))}
          </PanelList>
        )}
      </Panel>
    </div>
  )
}

function Row({ item, now }: { item: Look; now: Date }) {
  const { icon, kind, title } = looks[item.kind]
  return (
    <li>
      <Mark kind={kind}>
        <DeskIcon name={icon} />
      </Mark>
      <div className="look">
        <b>{title(item)}</b>
        {item.at !== null && (
          <small>
            {item.title}, {words.since(showWhen(new Date(item.at), now))}
          </small>
        )}
      </div>
      {item.kind === 'unsent' && (
        <ButtonLink kind="soft" size="sm" to={staffPaths.devices}>
          {words.open}
        </ButtonLink>
      )}
    </li>
  )
}
