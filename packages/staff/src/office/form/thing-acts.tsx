import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import * as words from '#words/office.ts'
import { SeeOnSite } from '../see-on-site.tsx'

/** Without `onDelete` there is nothing to delete: it is new, or it was sold. */
type Props = { site?: string; onDelete?: (() => Promise<void>) | null | false }

export function ThingActs({ site, onDelete }: Props) {
  return (
    <>
      {site && <SeeOnSite to={site} />}
      {onDelete && (
        <Button kind="quietbad" onClick={() => void onDelete()}>
          <Icon name="trash-fill" />
          {words.remove}
        </Button>
      )}
    </>
  )
}

export const LiveBadge = ({ on }: { on: boolean }) => (
  <Badge kind={on ? 'ok' : undefined}>{on ? words.live : words.draft}</Badge>
)
export const SaleBadge = ({ on }: { on: boolean }) => (
  <Badge kind={on ? 'ok' : undefined}>{on ? words.onSale : words.offSale}</Badge>
)
