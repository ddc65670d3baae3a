import { paths } from '#contract/paths.ts'
import { mapPlace } from '#contract/rules/map-place.ts'
import { openTimes } from '#contract/rules/opening-hours.ts'
import { mobileNumber } from '#contract/rules/phone.ts'
import type { BusinessInfo } from '#contract/schemas/business.ts'
import { addressHere } from '#words/language.ts'
import { contactsOf } from './contacts.ts'
import { sharePicture } from './share-picture.ts'

const international = (phone: string): string => {
  const mobile = mobileNumber(phone)
  return mobile === null ? phone : `+88${mobile}`
}

const ifAny = <T>(list: T[]): T[] | undefined => (list.length > 0 ? list : undefined)

const socialPages = ({ facebook, x, instagram, linkedin, youtube }: BusinessInfo): string[] =>
  [facebook, x, instagram, linkedin, youtube].flatMap((page) => (page && /^https?:\/\//i.test(page) ? page : []))

const specifications = (typed: string | null) =>
  openTimes(typed).map(({ days, opens, closes }) => ({
    '@type': 'OpeningHoursSpecification',
    dayOfWeek: days,
    opens,
    closes,
  }))

/** The centre in schema.org's words (schema.org/AmusementPark); what it has not told is not there. */
export function placeData(info: BusinessInfo, origin: string): object {
  const {
    address,
    phones: [phone],
    emails: [email],
  } = contactsOf(info)
  const place = mapPlace(info.maps_iframe)
  const banners = [info.banner_wide_picture, info.banner_picture].filter((picture) => picture !== null)
  return {
    '@type': 'AmusementPark',
    '@id': `${origin}/#place`,
    name: info.name,
    url: origin + addressHere(paths.home),
    description: info.decription || undefined,
    logo: info.logo ? new URL(info.logo, origin).href : undefined,
    image: ifAny(banners.map((picture) => new URL(sharePicture(picture).path, origin).href)),
    address: address === null ? undefined : { '@type': 'PostalAddress', streetAddress: address, addressCountry: 'BD' },
    telephone: phone && international(phone),
    email,
    geo: place === null ? undefined : { '@type': 'GeoCoordinates', ...place },
    openingHoursSpecification: ifAny(specifications(info.opening_hours_en ?? info.opening_hours)),
    sameAs: ifAny(socialPages(info)),
  }
}
