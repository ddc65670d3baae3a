import { useState } from 'react'
import type { Edited } from '../form/form-parts.ts'
import type { Show } from '../form/show-value.ts'
import { HistoryDialog } from './history-dialog.tsx'

/** `path` is the thing's own (`/staff/rides/5`), `names` what its fields are called. */
type Options = { path: string; thing: Edited | null; name: string; names: Record<string, string>; show?: Show }

/** The history of a thing: a dialog, and what opens it. */
export function useHistory({ path, thing, name, names, show }: Options) {
  const [isOpen, setOpen] = useState(false)
  const [isUnsaved, setUnsaved] = useState(false)
  return {
    /** Over typed text one may look, and not restore: the next save would meet oneself. */
    open: (unsaved: boolean) => {
      setUnsaved(unsaved)
      setOpen(true)
    },
    dialog: thing && (
      <HistoryDialog
        open={isOpen}
        path={path}
        version={thing.version}
        name={name}
        names={names}
        show={show}
        isUnsaved={isUnsaved}
        onClose={() => setOpen(false)}
      />
    ),
  }
}
