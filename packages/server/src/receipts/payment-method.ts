/** The gateway's words before the dash, as people know them; Rocket is the bank's mobile banking. */
const known: Record<string, string> = {
  BKASH: 'bKash',
  NAGAD: 'Nagad',
  DBBLMOBILEB: 'Rocket',
  VISA: 'Visa',
  MASTER: 'Mastercard',
  AMEX: 'American Express',
}
const wallets = new Set(['bKash', 'Nagad', 'Rocket'])

/** "BKASH-BKash" is bKash, "VISA-Dutch Bangla" is Visa (Dutch Bangla); what is unknown is told as the gateway tells it. */
export function paymentMethod(cardType: string | null): string {
  const [brand = '', issuer = ''] = (cardType ?? '').split(/-(.*)/s, 2).map((part) => part.trim())
  const name = known[brand.toUpperCase()]
  if (name === undefined) return cardType?.trim() || 'SSLCOMMERZ'
  return issuer === '' || wallets.has(name) ? name : `${name} (${issuer})`
}
