import { dhakaHour, dhakaMinute } from './dates.ts'

/** As staff read it in both languages: 2:05 PM, in Dhaka. */
export function clockTime(at: Date): string {
  const [hour, minute] = [dhakaHour(at), dhakaMinute(at) % 60]
  return `${hour % 12 || 12}:${String(minute).padStart(2, '0')} ${hour < 12 ? 'AM' : 'PM'}`
}
