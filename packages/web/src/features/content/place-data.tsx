import { useContext } from 'react'
import { PageContext } from '#ui/page-context.ts'
import { useBusinessInfo } from './business-api.ts'
import { placeData } from './place-structured-data.ts'

/** Tells search engines who and where the centre is; one that has no name yet cannot be found by it. */
export function PlaceData() {
  const { origin, structuredData } = useContext(PageContext)
  const info = useBusinessInfo()
  if (import.meta.env.SSR && info?.name) structuredData?.push(placeData(info, origin))
  return null
}
