import type { StaffCall } from './staff-endpoints.ts'

/** Orders: find, see, and everything that is done to one. */
export const orderEndpoints = {
  staffOrders: { method: 'GET', path: '/staff/orders', act: 'orders', limit: 'searches' },
  staffOrder: { method: 'GET', path: '/staff/orders/:kind/:id', act: 'orders' },
  giveBack: { method: 'POST', path: '/staff/orders/:kind/:id/refund', act: 'refund', pin: true },
  cancelOrder: { method: 'POST', path: '/staff/orders/:kind/:id/cancel', act: 'refund', pin: true },
  moveVisit: { method: 'POST', path: '/staff/orders/:kind/:id/move', act: 'move_visit' },
  resendMessage: { method: 'POST', path: '/staff/orders/:kind/:id/resend', act: 'resend' },
  writeOrderNote: { method: 'POST', path: '/staff/orders/:kind/:id/notes', act: 'resend' },
  askAboutOrder: { method: 'POST', path: '/staff/orders/:kind/:id/ask-gateway', act: 'resend' },
  changeRider: { method: 'POST', path: '/staff/orders/:kind/:id/riders', act: 'resend' },
  extendMembership: { method: 'POST', path: '/staff/orders/:kind/:id/extend', act: 'extend' },
  askRefundAgain: { method: 'POST', path: '/staff/refunds/:id/ask-again', act: 'refund' },
} as const satisfies Record<string, StaffCall>

/** Money that needs a person. */
export const moneyEndpoints = {
  paymentCases: { method: 'GET', path: '/staff/payments/cases', act: 'payments', poll: true },
  decideHeld: { method: 'POST', path: '/staff/payments/held/:id', act: 'payments', pin: true },
  decideStray: { method: 'POST', path: '/staff/payments/stray/:id', act: 'payments', pin: true },
  lookForMoney: { method: 'POST', path: '/staff/payments/look', act: 'resend', limit: 'looks' },
} as const satisfies Record<string, StaffCall>

/** Who comes here. */
export const customerEndpoints = {
  staffCustomers: { method: 'GET', path: '/staff/customers', act: 'customers', limit: 'searches' },
  staffCustomer: { method: 'GET', path: '/staff/customers/:id', act: 'customers' },
  customerVisits: { method: 'GET', path: '/staff/customers/:id/visits', act: 'customers' },
  writeCustomerNote: { method: 'POST', path: '/staff/customers/:id/notes', act: 'resend' },
  sendCustomerCode: { method: 'POST', path: '/staff/customers/:id/code', act: 'customer_phone' },
  changeCustomerPhone: { method: 'POST', path: '/staff/customers/:id/phone', act: 'customer_phone' },
  mergeCustomers: { method: 'POST', path: '/staff/customers/:id/merge', act: 'customer_erase', pin: true },
  eraseCustomer: { method: 'POST', path: '/staff/customers/:id/erase', act: 'customer_erase', pin: true },
  handOverData: { method: 'POST', path: '/staff/customers/:id/data', act: 'customer_erase' },
} as const satisfies Record<string, StaffCall>

export const deskEndpoints = { ...orderEndpoints, ...moneyEndpoints, ...customerEndpoints }
