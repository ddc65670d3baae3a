import type { ReactNode } from 'react'
import { directionsTo } from '#contract/rules/directions.ts'
import { mapAddress } from '#contract/rules/map.ts'
import type { BusinessInfo } from '#contract/schemas/business.ts'
import { Icon } from '#ui/icon.tsx'
import { langOf } from '#ui/lang-of.ts'
import { visitUs } from '#words/app.ts'
import * as words from '#words/content.ts'
import { contactsOf } from './contacts.ts'
import { MapFrame } from './map-frame.tsx'
import './visit-us.css'

function Directions({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a className="btn btn--soft visit__way" href={href} target="_blank" rel="noopener">
      <Icon name="map-pin-fill" />
      {children}
    </a>
  )
}

/** What the centre typed becomes a map only if it is one that may be framed; else its address is a plain link. */
export function VisitUs({ info }: { info: BusinessInfo }) {
  const { address } = contactsOf(info)
  const map = mapAddress(info.maps_iframe)
  const way = directionsTo(address)
  if (map === null && way === null) return null
  return (
    <section className="stack visit" aria-labelledby="visit-us">
      <h2 id="visit-us">{visitUs}</h2>
      {map !== null && <MapFrame src={map} title={info.name === '' ? words.map : words.mapTo(info.name)} />}
      {way !== null && (
        <Directions href={way}>
          {map === null ? <span lang={langOf(address ?? '')}>{address}</span> : words.getDirections}
        </Directions>
      )}
    </section>
  )
}
