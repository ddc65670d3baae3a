import { type ComponentType, useState } from 'react'
import { toast } from '#ui/toast.ts'
import * as words from '#words/app.ts'

type Closing = { onClose: () => void }

/** A dialog whose code comes when it is opened: `shown` stands wherever it was asked for, and `live` is what may change meanwhile. */
export function useLazyDialog<Props extends object, Live extends object = object>(
  fetchDialog: () => Promise<ComponentType<Props & Live & Closing>>,
  live: Live,
) {
  const [opened, setOpened] = useState<{ Dialog: ComponentType<Props & Live & Closing>; props: Props }>()
  const open = (props: Props) =>
    void fetchDialog().then(
      (Dialog) => setOpened({ Dialog, props }),
      () => toast.bad(words.reloadPlease),
    )
  const shown = opened && <opened.Dialog {...opened.props} {...live} onClose={() => setOpened(undefined)} />
  return { open, shown }
}
