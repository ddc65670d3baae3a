import { useEffect, useRef } from 'react'
import { useSearchParams } from 'react-router'
import { useBranch } from '../../api/store.ts'
import { useMe } from '../../api/use-me.ts'
import { filterIn, withChange } from './orders-search.ts'

/** The branch of the top bar stands in the address of the list: whoever is sent it, or comes back to it, looks at the same one. */
export function useBranchInAddress(): void {
  const { branches } = useMe()
  const [query, setQuery] = useSearchParams()
  const [chosen, choose] = useBranch()
  const typed = filterIn(query, 'branch_id')
  const known = branches.some(({ id }) => id === chosen) ? String(chosen) : ''
  const seen = useRef('')
  useEffect(() => {
    if (typed === known) return void (seen.current = typed)
    const isNews = typed !== seen.current
    seen.current = typed
    // The address was gone to: the bar follows. Else somebody has chosen in the bar.
    if (isNews) return choose(Number(typed) || null)
    seen.current = known
    setQuery(withChange(query, 'branch_id', known), { replace: true })
  })
}
