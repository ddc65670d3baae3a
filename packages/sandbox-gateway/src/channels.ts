import type { channels } from './tables.ts'

export type Channel = (typeof channels)[number]

export const channelNames: Record<Channel, string> = { card: 'Card', bkash: 'bKash', nagad: 'Nagad', rocket: 'Rocket' }

const mobile = (card_type: string, card_issuer: string) => ({
  card_type,
  card_no: '',
  card_issuer,
  card_brand: 'MOBILEBANKING',
})

/** What SSLCOMMERZ's test system says of each way to pay. */
export const cardFields: Record<Channel, Record<string, string>> = {
  card: {
    card_type: 'VISA-Dutch Bangla',
    card_no: '455445XXXXXX4326',
    card_issuer: 'STANDARD CHARTERED BANK',
    card_brand: 'VISA',
  },
  bkash: mobile('BKASH-BKash', 'BKash Mobile Banking'),
  nagad: mobile('NAGAD-Nagad', 'Nagad'),
  rocket: mobile('DBBLMOBILEB-Dbbl Mobile Banking', 'DBBL Mobile Banking'),
}
