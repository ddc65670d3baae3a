import { type Day, isDay } from '../../rules/dates.ts'
import { monthName } from './dates.ts'

export const notAPass = 'এটা টিকিট নয়।'
export const forged = 'এই কোড আমাদের তৈরি নয়।'
export const voidCode = 'এই কোড বাতিল।'
export const unknown = 'এই কোডে কোনো টিকিট নেই।'
export const cancelled = (day: string): string => `${day} তারিখে বাতিল হয়েছে।`
export const held = 'পেমেন্ট যাচাই চলছে। ম্যানেজারকে ডাকুন।'
export const expired = 'টাকা দেওয়া হয়নি; অর্ডারের মেয়াদ শেষ।'
export const unpaid = (due: string): string => `টাকা দেওয়া হয়নি। কাউন্টারে ৳${due}।`
export const partial = (due: string): string => `এখনও ৳${due} বাকি।`
export const memberEarly = (day: string): string => `শুরু হবে ${day}।`
export const memberEnded = (day: string): string => `মেয়াদ শেষ হয়েছে ${day}।`
export const used = (staff: string, when: string, gate: string): string =>
  `আগেই ব্যবহার হয়েছে: ${staff}, ${when}, ${gate}।`
export const memberDay = (of: { name: string; weekday: string }): string => `এই মেম্বারশিপ ${of.weekday} চলে না।`
export const otherBranch = (branch: string): string => `${branch} শাখার বুকিং।`
export const otherDay = (of: { day: string; away: number }): string => `${of.day} তারিখের বুকিং।`
export const full = (inside: number, limit: number): string => `ভেতরে জায়গা নেই: ${inside}/${limit} জন।`
export const someIn = (came: number, all: number, when: string): string =>
  `${all} জনের ${came} জন ${when}-এ ঢুকেছেন। এখন কারা এসেছেন?`
export const inside = (of: { people: number; time: string; staff: string; gate: string }): string =>
  `সবাই ${of.time} থেকে ভেতরে (${of.staff}, ${of.gate})। শুধু যারা বেরিয়েছিলেন তাদের ঢুকতে দিন।`
export const backIn = (people: string, time: string): string => `আবার ঢুকছেন: ${people}। প্রথম ঢোকা ${time}।`
export const member = (name: string): string => `${name}: যারা এসেছেন টিক দিন।`
export const ok = (people: string): string => `${people}।`
export const notAgain = (whom: string): string => `আজ আর নয়: ${whom}।`
export const undone = (people: string): string => `ফিরিয়ে নেওয়া হয়েছে: ${people} আবার ঢুকতে পারবেন।`
export const undoneOne = undone

export const people = (count: number): string => `${count} জন`
export const line = (count: number, name: string): string => `${count} × ${name}`
export const atTime = (time: string): string => time
export const onDayAt = (day: string, time: string): string => `${day}, ${time}`
/** At the gate digits stay Latin: 15 নভেম্বর 2026. */
export const day = (day: Day | null | undefined): string =>
  day && isDay(day) ? `${Number(day.slice(8))} ${monthName(Number(day.slice(5, 7)))} ${day.slice(0, 4)}` : ''

export const scanOver = 'এই স্ক্যান শেষ। আবার স্ক্যান করুন।'
export const undoneAlready = 'এটা আগেই ফিরিয়ে নেওয়া হয়েছে।'
export const undoOver = 'এটা আর ফিরিয়ে নেওয়া যাবে না।'
export const cannotLetIn = 'এটা দিয়ে কাউকে ঢোকানো যাবে না।'
export const anywayFirst = 'আগে “তবুও ঢুকতে দিন” চাপুন।'
export const cannotMove = 'এই বুকিং আজকের দিনে আনা যাবে না।'
export const cannotAsk = 'জিজ্ঞেস করার মতো কোনো পেমেন্ট নেই।'
export const gateOnly = 'এটা শুধু গেট বা কাউন্টারের ফোনে চলে।'
