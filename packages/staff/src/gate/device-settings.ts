import { keep, read } from '../api/kept.ts'

/** What this phone keeps for itself, whoever holds it. `green` is how many seconds LET IN stays; 0 waits for a tap. */
export type DeviceSettings = { green: number; sound: boolean }

const KEY = 'staff-gate'
const usual: DeviceSettings = { green: 4, sound: true }

/** 2 to 10 seconds, or only by tap. */
export const greenChoices = [2, 3, 4, 6, 8, 10, 0] as const

const isGreen = (value: unknown): value is number =>
  value === 0 || (Number.isInteger(value) && Number(value) >= 2 && Number(value) <= 10)

/** What was kept, as far as it makes sense. */
export function parseSettings(kept: string | null): DeviceSettings {
  try {
    const { green, sound } = JSON.parse(kept ?? '{}') as Partial<Record<keyof DeviceSettings, unknown>>
    return { green: isGreen(green) ? green : usual.green, sound: typeof sound === 'boolean' ? sound : usual.sound }
  } catch {
    return usual
  }
}

export const readSettings = (): DeviceSettings => parseSettings(read(KEY))
export const keepSettings = (settings: DeviceSettings): void => keep(KEY, JSON.stringify(settings))
