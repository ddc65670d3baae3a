import { expect, test } from 'vitest'
import { paymentMethod } from './payment-method.ts'

test.each([
  ['BKASH-BKash', 'bKash'],
  ['NAGAD-Nagad', 'Nagad'],
  ['DBBLMOBILEB-Dbbl Mobile Banking', 'Rocket'],
  ['VISA-Dutch Bangla', 'Visa (Dutch Bangla)'],
  ['MASTER-City Bank-Gold', 'Mastercard (City Bank-Gold)'],
  ['AMEX', 'American Express'],
  ['QCASH-Q-Cash', 'QCASH-Q-Cash'],
  ['', 'SSLCOMMERZ'],
  [null, 'SSLCOMMERZ'],
])('when the gateway says %j, the receipt says %s', (cardType, shown) => {
  expect(paymentMethod(cardType)).toBe(shown)
})
