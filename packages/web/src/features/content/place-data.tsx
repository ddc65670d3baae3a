import { useContext } from 'react'
import { PageContext } from '#ui/page-context.ts'
import { useBusinessInfo } from './business-api.ts'
import { placeFacts } from './place-facts.ts'

/** Tells search engines who and where the centre is; one that has no name yet cannot be found by it. */
export function PlaceData() {
  const { origin, facts } = useContext(PageContext)
  const info = useBusinessInfo()
  if (import.meta.env.SSR && info?.name) facts?.push(placeFacts(info, origin))
  return null
}
