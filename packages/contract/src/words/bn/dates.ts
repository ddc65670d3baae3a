import { type Day, isDay } from '../../rules/dates.ts'
import type { Weekday } from '../../rules/week.ts'
import { weekdayOf } from '../../rules/weekday.ts'
import { digits } from './digits.ts'

const MONTHS = 'জানুয়ারি,ফেব্রুয়ারি,মার্চ,এপ্রিল,মে,জুন,জুলাই,আগস্ট,সেপ্টেম্বর,অক্টোবর,নভেম্বর,ডিসেম্বর'.split(',')
const INVALID = 'তারিখ ঠিক নেই'

const NAMES: Record<Weekday, [long: string, short: string]> = {
  Saturday: ['শনিবার', 'শনি'],
  Sunday: ['রোববার', 'রবি'],
  Monday: ['সোমবার', 'সোম'],
  Tuesday: ['মঙ্গলবার', 'মঙ্গল'],
  Wednesday: ['বুধবার', 'বুধ'],
  Thursday: ['বৃহস্পতিবার', 'বৃহ'],
  Friday: ['শুক্রবার', 'শুক্র'],
}

const monthOf = (day: Day): string => MONTHS[Number(day.slice(5, 7)) - 1] ?? ''

/** From 1 on. */
export const monthName = (month: number): string => MONTHS[month - 1] ?? ''

/** ১৫ নভেম্বর ২০২৬. Empty without a date. */
export const showDay = (day: Day | null | undefined): string =>
  !day ? '' : isDay(day) ? `${dayNoYear(day)} ${digits(day.slice(0, 4))}` : INVALID

/** Lists and details have one form. */
export const spellDay = showDay

/** A ticket's stub, in three lines: নভেম্বর, ৫, ২০২৬. */
export const stub = (day: Day): [month: string, date: string, year: string] => [
  monthOf(day),
  dayNumber(day),
  digits(day.slice(0, 4)),
]

/** In this year: ১৫ নভেম্বর. */
export const dayNoYear = (day: Day): string => `${dayNumber(day)} ${monthOf(day)}`
/** নভেম্বর ২০২৬. */
export const month = (day: Day): string => `${monthOf(day)} ${digits(day.slice(0, 4))}`
/** The number of the day in its month. */
export const dayNumber = (day: Day): string => digits(Number(day.slice(8)))
export const weekdayName = (weekday: Weekday): string => NAMES[weekday][0]
export const weekdayShort = (weekday: Weekday): string => NAMES[weekday][1]
/** রোববার, ১৫ নভেম্বর ২০২৬. */
export const dayNamed = (day: Day): string => `${weekdayName(weekdayOf(day))}, ${spellDay(day)}`

const PARTS: [from: number, name: string][] = [
  [20, 'রাত'],
  [18, 'সন্ধ্যা'],
  [15, 'বিকেল'],
  [12, 'দুপুর'],
  [6, 'সকাল'],
  [4, 'ভোর'],
  [0, 'রাত'],
]

/** 21:00 reads রাত ৯টা, 16:05 বিকেল ৪:০৫. */
export function time(clock: string): string {
  const hour = Number(clock.slice(0, 2))
  const [, part = ''] = PARTS.find(([from]) => hour >= from) ?? []
  const minutes = clock.slice(2, 5)
  return `${part} ${digits(hour % 12 || 12)}${minutes === ':00' ? 'টা' : digits(minutes)}`
}

export const seconds = (n: number): string => `${digits(n)} সেকেন্ড`
export const aboutMinutes = (n: number): string => `প্রায় ${digits(n)} মিনিট`
export const aboutHours = (n: number): string => `প্রায় ${digits(n)} ঘণ্টা`
export const years = (n: number): string => `${digits(n)} বছর`
export const monthsCount = (n: number): string => `${digits(n)} মাস`
export const hoursCount = (n: number): string => `${digits(n)} ঘণ্টা`
export const minutesCount = (n: number): string => `${digits(n)} মিনিট`
export const unlimited = 'যতক্ষণ খুশি'
export const allDays = 'প্রতিদিন'
export const today = 'আজ'
export const tomorrow = 'আগামীকাল'
export const closedDay = (day: string): string => `${day}: বন্ধ`
