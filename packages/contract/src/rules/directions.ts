import { mapPlace } from './map-place.ts'

/**
 * Google's documented addresses, which open the map app on a phone: the way to where the centre's map points, else a search, which
 * forgives how an address is written. Null when the centre does not say where it is.
 */
export function directionsTo(address: string | null, map: string | null = null): string | null {
  const place = mapPlace(map)
  if (place) return `https://www.google.com/maps/dir/?api=1&destination=${place.latitude}%2C${place.longitude}`
  const goal = address?.trim()
  return goal ? `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(goal)}` : null
}
