import { formatExact } from '#contract/rules/money.ts'
import type { Look } from '#contract/schemas/sales-now.ts'
import { casesPath, staffPaths } from '#contract/staff-paths.ts'
import { ButtonLink } from '#ui/button.tsx'
import { DeskIcon, type DeskIconName } from '#ui/desk-icon.tsx'
import { Mark } from '#ui/mark.tsx'
import { Panel, PanelBody, PanelList } from '#ui/panel.tsx'
import * as words from '#words/figures.ts'
import { showWhen } from '../api/show-time.ts'

type Kind = { icon: DeskIconName; kind: 'bad' | 'warn'; title: (look: Look) => string; to: string | null }

const looks: Record<Look['kind'], Kind> = {
  stray: {
    icon: 'taka-fill',
    kind: 'bad',
    title: ({ sum }) => words.stray(`Tk ${formatExact(sum ?? 0)}`),
    to: casesPath('stray'),
  },
  held: {
    icon: 'shield-warning-fill',
    kind: 'warn',
    title: ({ sum }) => words.held(`Tk ${formatExact(sum ?? 0)}`),
    to: casesPath('held'),
  },
  unsent: {
    icon: 'arrows-clockwise-bold',
    kind: 'warn',
    title: ({ count }) => words.unsent(count),
    to: staffPaths.devices,
  },
  bin: { icon: 'shield-warning-fill', kind: 'warn', title: () => words.noBin, to: null },
}

/** What waits for a person, and the way to where it is decided. */
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
  const { icon, kind, title, to } = looks[item.kind]
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
      {to !== null && (
        <ButtonLink kind="soft" size="sm" to={to}>
          {words.open}
        </ButtonLink>
      )}
    </li>
  )
}
