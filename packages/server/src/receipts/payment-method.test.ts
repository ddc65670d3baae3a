import { expect, test } from 'vitest'
import * as bangla from '#contract/words/bn/receipt.ts'
import * as english from '#contract/words/en/receipt.ts'
import { paymentMethod } from './payment-method.ts'

test.each([
  ['BKASH-BKash', 'bKash', 'বিকাশ'],
  ['NAGAD-Nagad', 'Nagad', 'নগদ'],
  ['DBBLMOBILEB-Dbbl Mobile Banking', 'Rocket', 'রকেট'],
  ['VISA-Dutch Bangla', 'Visa (Dutch Bangla)', 'Visa (Dutch Bangla)'],
  ['MASTER-City Bank-Gold', 'Mastercard (City Bank-Gold)', 'Mastercard (City Bank-Gold)'],
  ['AMEX', 'American Express', 'American Express'],
  ['QCASH-Q-Cash', 'QCASH-Q-Cash', 'QCASH-Q-Cash'],
  ['', 'SSLCOMMERZ', 'SSLCOMMERZ'],
  [null, 'SSLCOMMERZ', 'SSLCOMMERZ'],
])('when the gateway says %j, the receipt says %s or %s', (cardType, shown, inBangla) => {
  expect([paymentMethod(cardType, english), paymentMethod(cardType, bangla)]).toEqual([shown, inBangla])
})
