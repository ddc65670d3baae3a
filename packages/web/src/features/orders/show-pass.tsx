import { useEffect } from 'react'
import type { Pass } from '#contract/schemas/pass.ts'
import type { FullPassProps } from './full-pass.tsx'
import { useLazyDialog } from './use-lazy-dialog.tsx'

const fetchFullPass = async () => (await import('./full-pass.tsx')).FullPass

/** Nothing of the full screen is part of a first load; where it is likely to be wanted it comes once the page has been drawn. */
export function usePassIntent(): void {
  useEffect(() => void fetchFullPass().catch(() => {}), [])
}

/** Opens the full screen over the page. */
export const useFullPass = (live: Pick<FullPassProps, 'kept' | 'ahead' | 'centre'> = {}) =>
  useLazyDialog<{ passes: Pass[]; start: number }, typeof live>(fetchFullPass, live)
