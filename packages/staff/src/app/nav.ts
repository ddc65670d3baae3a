import type { Role } from '#contract/rights.ts'
import { contentPath, landingOf, type Room, roomsOf, staffPaths } from '#contract/staff-paths.ts'
import type { DeskIconName } from '#ui/desk-icon.tsx'
import type { IconName } from '#ui/icon-names.ts'
import * as words from '#words/frame.ts'

/** The rooms that there are so far. */
const built: readonly Room[] = [
  'sales',
  'gate',
  'orders',
  'payments',
  'customers',
  'rules',
  'content',
  'people',
  'devices',
  'history',
]

export type Place = { to: string; name: string; icon: IconName; desk?: false } | DeskPlace
type DeskPlace = { to: string; name: string; icon: DeskIconName; desk: true }

const may = (role: Role, room: Room): boolean => built.includes(room) && roomsOf(role).includes(room)

/** Where a role may go, in order of use. What one room is the door to, is one place: people, devices and history. */
export function placesOf(role: Role): Place[] {
  const staff = (['people', 'devices', 'history'] as const).find((room) => may(role, room))
  const places: (Place | false | undefined)[] = [
    may(role, 'sales') && { to: staffPaths.sales, name: words.sales, icon: 'chart-bar-fill' },
    may(role, 'gate') && { to: staffPaths.gate, name: words.gate, icon: 'scan-fill' },
    may(role, 'orders') && { to: staffPaths.orders, name: words.orders, icon: 'receipt-fill' },
    may(role, 'payments') && { to: staffPaths.payments, name: words.payments, icon: 'taka-fill', desk: true },
    may(role, 'customers') && { to: staffPaths.customers, name: words.customers, icon: 'users-three-fill' },
    may(role, 'rules') && { to: staffPaths.rules, name: words.rules, icon: 'calendar-fill' },
    may(role, 'content') && { to: contentPath('rides'), name: words.content, icon: 'images-fill' },
    staff && { to: staffPaths[staff], name: words.staff, icon: 'identification-badge-fill', desk: true },
  ]
  return places.filter((place) => place !== false && place !== undefined)
}

/** All rooms of a place say that one is there. */
const inStaff = new Set<string>([staffPaths.people, staffPaths.devices, staffPaths.history])
const inContent = (pathname: string): boolean => pathname.startsWith(`${staffPaths.content}/`)
/** One thing of a list is in the list's place. */
const isBelow = (pathname: string, to: string): boolean => pathname.startsWith(`${to}/`)
export const isThere = (pathname: string, to: string): boolean =>
  pathname === to ||
  isBelow(pathname, to) ||
  (inStaff.has(pathname) && inStaff.has(to)) ||
  (inContent(pathname) && inContent(to))

export const homeOf = (role: Role): string => landingOf(role, built)

/** What the way home is called. */
export const homeName = (role: Role): string => placesOf(role).find(({ to }) => to === homeOf(role))?.name ?? words.more

export const mayEnter = may
