/** The gateway's words before the dash; Rocket is the bank's mobile banking. */
const cards = { VISA: 'visa', MASTER: 'mastercard', AMEX: 'amex' } as const
const wallets = { BKASH: 'bkash', NAGAD: 'nagad', DBBLMOBILEB: 'rocket' } as const

/** The gateway's word for what was paid with: bkash is BKASH. */
export const brands: Record<string, string> = Object.fromEntries(
  Object.entries({ ...cards, ...wallets }).map(([brand, name]) => [name, brand]),
)

type Wallet = (typeof wallets)[keyof typeof wallets]
type Card = (typeof cards)[keyof typeof cards]
type Words = Record<Wallet | Card, string>

/** "BKASH-BKash" is bKash, "VISA-Dutch Bangla" is Visa (Dutch Bangla); what is unknown is told as the gateway tells it. */
export function paymentMethod(cardType: string | null, words: Words): string {
  const [brand = '', issuer = ''] = (cardType ?? '').split(/-(.*)/s, 2).map((part) => part.trim())
  const wallet = nameIn<Wallet>(wallets, brand)
  if (wallet) return words[wallet]
  const card = nameIn<Card>(cards, brand)
  if (!card) return cardType?.trim() || 'SSLCOMMERZ'
  return issuer === '' ? words[card] : `${words[card]} (${issuer})`
}

const nameIn = <Name>(known: Record<string, Name>, brand: string): Name | undefined => known[brand.toUpperCase()]
