import { useContext } from 'react'
import { useLocation } from 'react-router'
import { pageOf } from '#contract/rules/paging.ts'
import { PageContext } from './page-context.ts'

/** Which page of its list the address names. Past the last they are all one page, and the server has told which it drew for this address. */
export function usePage(): number {
  const { pathname, search } = useLocation()
  const { drawn } = useContext(PageContext)
  return drawn?.address === pathname + search ? drawn.page : pageOf(new URLSearchParams(search).get('page'))
}
