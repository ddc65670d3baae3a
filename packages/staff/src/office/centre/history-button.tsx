import { Button } from '#ui/button.tsx'
import { history as label } from '#words/office.ts'
import type { Edited } from '../form/form-parts.ts'
import { readKept } from '../form/kept-text.ts'
import { useHistory } from '../history/use-history.tsx'
import { useThingQuery } from '../thing-api.ts'

/** `path` is the thing's own in the API, `keptAs` the name under which its form keeps what is not saved. */
type Props = { path: string; keptAs: string; name: string; names: Record<string, string> }

/** Who changed it, and back to how it was. Nothing to look at before the first change. */
export function HistoryButton({ path, keptAs, name, names }: Props) {
  const thing = useThingQuery(path).currentData as Edited | undefined
  const history = useHistory({ path, thing: thing ?? null, name, names })
  if (!thing || thing.version === 0) return null
  return (
    <>
      <Button kind="soft" onClick={() => history.open(readKept(keptAs) !== null)}>
        {label}
      </Button>
      {history.dialog}
    </>
  )
}
