import { mapAddress } from './map.ts'

export type Place = { latitude: number; longitude: number }

/** Where a map points: its marker, else the middle of what it shows; null for one that does not say. */
export function mapPlace(typed: string | null): Place | null {
  const address = mapAddress(typed)
  if (address === null) return null
  const { searchParams } = new URL(address)
  const numbers = (name: string) => numbersIn(searchParams.get(name))
  return (
    place(numbers('marker')) ??
    place(numbers('q')) ??
    place(numbers('ll')) ??
    middle(numbers('bbox')) ??
    packed(searchParams.get('pb'))
  )
}

const numbersIn = (text: string | null): number[] =>
  /^-?\d+(\.\d+)?(,-?\d+(\.\d+)?)*$/.test(text ?? '') ? (text ?? '').split(',').map(Number) : []

/** Six decimals are a tenth of a metre. */
const exact = (degrees: number): number => Number(degrees.toFixed(6))

function place([latitude = NaN, longitude = NaN, ...more]: number[]): Place | null {
  const onEarth = Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180 && more.length === 0
  return onEarth ? { latitude: exact(latitude), longitude: exact(longitude) } : null
}

/** OpenStreetMap names the corners west, south, east, north. */
const middle = ([west = NaN, south = NaN, east = NaN, north = NaN]: number[]): Place | null =>
  place([(south + north) / 2, (west + east) / 2])

/** Google packs the middle of its embedded maps as `!2d` longitude, `!3d` latitude. */
function packed(pb: string | null): Place | null {
  const [, longitude, latitude] = /!2d(-?[\d.]+)!3d(-?[\d.]+)/.exec(pb ?? '') ?? []
  return place([Number(latitude), Number(longitude)])
}
