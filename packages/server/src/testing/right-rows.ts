export type Row = Record<string, unknown>

const paidAt = '2026-11-15T10:00:00Z'

/** One row that the database accepts for each table, in an order that has what they refer to first. */
export const rightRow = {
  pictures: { sha256: 'a'.repeat(64), use: 'ride', key: 'pictures/a', widths: [360, 800], width: 800, height: 600, alt: 'A carousel' },
  rides: { name: 'Carousel', details: 'Painted horses.', picture_id: 1, position: 1 },
  galleries: { picture_id: 1, position: 1 },
  groups: { list: 'abouts', title: 'Soft play', position: 1 },
  group_items: { group_id: 1, title: 'Ball pit', description: 'Ten thousand balls.', color: 'sky', icon: null, position: 1 },
  products: { name: 'Kid Play', price: 55_000, age: '4 to 8 years', position: 1 },
  packages: {
    title: 'Little Swing', name: 'Monthly', month: 1, price: 500_000, old_price: 600_000, days: ['Friday', 'Saturday'], hour: 0,
    extra_hour_price: 10_000, picture_id: null, description: 'A month of play.', position: 1,
  },
  package_details: { package_id: 1, product_id: 1, qty: 1, price: 50_000 },
  branches: { name: 'Shapla Square', position: 1 },
  business_info: { id: 1, name: 'Dolna' },
  settings: { id: 1, vat_rate_bp: 1500 },
  staff: { name: 'Rina Akter', phone: '01912345678', role: 'gate' },
  customers: { phone: '01712345678', name: 'দোলা', spouse_name: '', email: 'dola@example.com', heared_by: 'Facebook' },
  children: { customer_id: 1, position: 0, name: 'Mitu', age: 1 },
  sign_in_codes: { phone: '01712345678', code_hash: 'b'.repeat(64), sent_at: '2026-11-15T10:00:00Z', expires_at: '2026-11-15T10:05:00Z', wrong_tries: 5 },
  tokens: { hash: 'c'.repeat(64), customer_id: 1 },
  orders: {
    kind: 'sale', customer_id: 1, idempotency_key: 'key-1', invoice_number: 'INV-20261115-00001', sale_date: '2026-11-15',
    subtotal: 55_000, discount_total: 0, vat_rate_bp: 1500, vat_amount: 8_250, total: 63_250,
  },
  sales: { order_id: 1, branch_id: 1, booking_date: '2026-11-15' },
  sale_details: { sale_id: 1, product_id: 1, name: 'Kid Play', qty: 50, price: 55_000, note: null },
  sale_riders: { sale_id: 1, name: 'Mitu', age: 0, type: 'Kid Play' },
  subscriptions: {
    order_id: 1, package_id: 1, name: 'Monthly', title: 'Little Swing', month: 1, hour: 0, days: ['Friday'], price: 500_000, qty: 1,
  },
  subscription_riders: { subscription_id: 1, name: 'Mitu', age: 5, type: 'Kid Play', additional: true, detail_id: 1, price: 50_000 },
  payment_attempts: { tran_id: 'T20261115AAAA', order_id: 1, amount: 63_250, status: 'paid', val_id: 'VAL-1', settled_at: paidAt },
  stray_money: { attempt_id: 1, tran_id: 'T20261115AAAA', val_id: 'VAL-9', amount: 63_250, reason: 'already_paid', status: 'refund_due', answer: {} },
  voided_receipts: { order_id: 1, version: 1 },
  invoice_counters: { day: '2026-11-15', last: 2 },
  outbox: { key: 'sale-paid:1', kind: 'sale-paid', phone: '01712345678', text: 'Paid.' },
  jobs: { name: 'reconcile-payments' },
  limit_events: { limit: 'code sent to number', subject: '01712345678' },
} satisfies Record<string, Row>

export type TableName = keyof typeof rightRow

export const otherRow: Partial<Record<TableName, Row>> = {
  pictures: { alt: 'The same carousel' },
  products: { name: 'Toddler Play' },
  package_details: { product_id: 2 },
  branches: { name: 'Lake View' },
  staff: { phone: '01912345679' },
  customers: { phone: '01312345678' },
  children: { position: 1 },
  sign_in_codes: { phone: '01312345678' },
  tokens: { hash: 'd'.repeat(64) },
  orders: { invoice_number: 'INV-20261115-100000', idempotency_key: 'key-2' },
  sales: { order_id: 2 },
  sale_details: { product_id: 2 },
  subscriptions: { order_id: 2 },
  payment_attempts: { tran_id: 'T20261115BBBB', status: 'open', val_id: null, settled_at: null },
  stray_money: { val_id: 'VAL-10' },
  voided_receipts: { version: 2 },
  invoice_counters: { day: '2026-11-16' },
  outbox: { key: 'sale-paid:2' },
  jobs: { name: 'send-messages' },
}
