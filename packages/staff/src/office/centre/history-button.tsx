import { Button } from '#ui/button.tsx'
import { history as label } from '#words/office.ts'
import type { Edited } from '../form/form-parts.ts'
import { useHistory } from '../history/use-history.tsx'
import { useThingQuery } from '../thing-api.ts'

/** `path` is the thing's own in the API. */
type Props = { path: string; name: string; names: Record<string, string> }

/** Who changed it, and back to how it was. Nothing to look at before the first change. */
export function HistoryButton({ path, name, names }: Props) {
  const thing = useThingQuery(path).currentData as Edited | undefined
  const history = useHistory({ path, thing: thing ?? null, name, names })
  if (!thing || thing.version === 0) return null
  return (
    <>
      <Button kind="soft" onClick={() => history.open(false)}>
        {label}
      </Button>
      {history.dialog}
    </>
  )
}
