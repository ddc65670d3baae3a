import { useContext } from 'react'
import { paths } from '#contract/paths.ts'
import { addressHere } from '#words/language.ts'
import { PageContext } from '#ui/page-context.ts'
import * as words from '#words/catalogue.ts'
import { offerData, packageSold } from './offer-structured-data.ts'
import { usePackagesQuery } from './packages-api.ts'

/** Tells search engines which membership packages there are, and their prices. */
export function PackageOffers() {
  const { origin, structuredData } = useContext(PageContext)
  const packages = usePackagesQuery().data?.data ?? []
  const sold = () => packages.map((pack) => packageSold(pack, origin))
  if (import.meta.env.SSR && packages.length > 0)
    structuredData?.push(offerData(words.factsMemberships, origin + addressHere(paths.packages), sold()))
  return null
}
