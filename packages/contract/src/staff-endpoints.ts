import { contentEndpoints } from './content-endpoints.ts'
import { deskEndpoints } from './desk-endpoints.ts'
import type { Act } from './rights.ts'

/**
 * What the server's guard needs to know of a call. `open` needs nobody; `device` is also answered to a paired device on which
 * nobody is signed in. `locked` works while the screen is locked, `fresh` before the PIN is set, `pin` asks for the PIN unless
 * it was entered in the last minutes. `poll` is asked by itself: it keeps no screen from locking. `limit` is counted besides.
 */
export type StaffCall = {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  path: string
  act: Act
  open?: true
  device?: true
  locked?: true
  fresh?: true
  pin?: true
  poll?: true
  limit?: 'scans' | 'searches' | 'looks'
}

/** People, devices, approvals, the log. */
export const doorEndpoints = {
  staffSignInPhone: { method: 'POST', path: '/staff/sign-in/phone', act: 'session', open: true },
  staffSignInCode: { method: 'POST', path: '/staff/sign-in/code', act: 'session', open: true },
  staffSignInLink: { method: 'POST', path: '/staff/sign-in/link', act: 'session', open: true },
  staffSignInPin: { method: 'POST', path: '/staff/sign-in/pin', act: 'session', open: true },
  staffMe: { method: 'GET', path: '/staff/me', act: 'session', locked: true, fresh: true, poll: true },
  staffChangeMe: { method: 'PATCH', path: '/staff/me', act: 'session', fresh: true },
  staffLock: { method: 'POST', path: '/staff/lock', act: 'session', locked: true },
  staffUnlock: { method: 'POST', path: '/staff/unlock', act: 'session', locked: true },
  staffPin: { method: 'POST', path: '/staff/pin', act: 'session', fresh: true },
  staffSignOut: { method: 'POST', path: '/staff/sign-out', act: 'session', locked: true, fresh: true },
  staffPeople: { method: 'GET', path: '/staff/people', act: 'people', device: true },
  staffAddPerson: { method: 'POST', path: '/staff/people', act: 'people', pin: true },
  staffChangePerson: { method: 'PATCH', path: '/staff/people/:id', act: 'people', pin: true },
  staffPairing: { method: 'POST', path: '/staff/devices/pairing', act: 'devices' },
  staffPair: { method: 'POST', path: '/staff/devices/pair', act: 'session', open: true },
  staffDevices: { method: 'GET', path: '/staff/devices', act: 'devices', poll: true },
  staffUnpair: { method: 'DELETE', path: '/staff/devices/:id', act: 'devices' },
  staffApprove: { method: 'POST', path: '/staff/approvals', act: 'session' },
  staffHistory: { method: 'GET', path: '/staff/history', act: 'history' },
} as const satisfies Record<string, StaffCall>

/** The gate, and the figures of today. */
export const gateEndpoints = {
  gateScan: { method: 'POST', path: '/staff/gate/scans', act: 'scan', limit: 'scans' },
  gatePeople: { method: 'POST', path: '/staff/gate/scans/:scanId/people', act: 'scan', limit: 'scans' },
  gateAnyway: { method: 'POST', path: '/staff/gate/scans/:scanId/anyway', act: 'let_in_anyway', limit: 'scans' },
  gateUndo: { method: 'POST', path: '/staff/gate/scans/:scanId/undo', act: 'undo_scan', limit: 'scans' },
  /** Asks the payment service about an unpaid order now. */
  gateAsk: { method: 'POST', path: '/staff/gate/scans/:scanId/ask', act: 'scan', limit: 'scans' },
  /** Moves the visit to today. */
  gateMove: { method: 'POST', path: '/staff/gate/scans/:scanId/move', act: 'move_visit', limit: 'scans' },
  gateFind: { method: 'GET', path: '/staff/gate/find', act: 'scan', limit: 'searches' },
  gateNow: { method: 'GET', path: '/staff/gate/now', act: 'scan', poll: true },
  gateScans: { method: 'GET', path: '/staff/gate/scans', act: 'scan' },
  /** Whom a gate may call, and whose PIN it may ask for. */
  gateManagers: { method: 'GET', path: '/staff/gate/managers', act: 'scan' },
  salesNow: { method: 'GET', path: '/staff/now', act: 'sales', poll: true },
} as const satisfies Record<string, StaffCall>

/** Pictures of the content. */
export const pictureEndpoints = {
  sendPicture: { method: 'POST', path: '/staff/pictures', act: 'content' },
  changePicture: { method: 'PATCH', path: '/staff/pictures/:id', act: 'content' },
} as const satisfies Record<string, StaffCall>

/** Closed days, holidays and other hours, and what closing a day would hit. */
export const dayEndpoints = {
  staffDays: { method: 'GET', path: '/staff/days', act: 'content' },
  staffDaysHit: { method: 'GET', path: '/staff/days/hit', act: 'content' },
  staffDaysOrders: { method: 'GET', path: '/staff/days/orders', act: 'content' },
  staffSaveDays: { method: 'PUT', path: '/staff/days', act: 'content' },
  staffRemoveDay: { method: 'DELETE', path: '/staff/days/:id', act: 'content' },
} as const satisfies Record<string, StaffCall>

/** Every call of the owner's side: one that is not here is refused. */
export const staffEndpoints = {
  ...doorEndpoints,
  ...gateEndpoints,
  ...pictureEndpoints,
  ...dayEndpoints,
  ...contentEndpoints,
  ...deskEndpoints,
}

/** Sent with every call that changes something: a form of another site cannot send it. */
export const STAFF_HEADER = { 'x-staff': '1' } as const
export const APPROVAL_HEADER = 'x-approval'
/** `1` with a call that is asked by itself: somebody has touched the screen since the last one. */
export const TOUCH_HEADER = 'x-touch'
/** How many scans a device has not sent yet. */
export const WAITING_HEADER = 'x-waiting'
