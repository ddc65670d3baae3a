import { type ComponentType, useEffect, useState } from 'react'
import type { Pass } from '#contract/schemas/pass.ts'
import { toast } from '#ui/toast.ts'
import type { FullPassProps } from './full-pass.tsx'

const fetchFullPass = async () => (await import('./full-pass.tsx')).FullPass

/** Nothing of the full screen is part of a first load; where it is likely to be wanted it comes once the page has been drawn. */
export function usePassIntent(): void {
  useEffect(() => void fetchFullPass().catch(() => {}), [])
}

type Opened = { passes: Pass[]; start: number }

/** Opens the full screen over the page: `shown` stands wherever it was asked for. */
export function useFullPass(rest: Pick<FullPassProps, 'kept' | 'onShare'> = {}) {
  const [opened, setOpened] = useState<Opened & { FullPass: ComponentType<FullPassProps> }>()
  const open = (wanted: Opened) =>
    void fetchFullPass().then(
      (FullPass) => setOpened({ ...wanted, FullPass }),
      () => toast.bad('Something went wrong! Please reload the page.'),
    )
  const shown = opened && (
    <opened.FullPass passes={opened.passes} start={opened.start} {...rest} onClose={() => setOpened(undefined)} />
  )
  return { open, shown }
}
