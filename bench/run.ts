import { cachedPage } from './cached-page.ts'
import { cheapPhone } from './cheap-phone.ts'
import { databaseStopped } from './database-stopped.ts'
import { deskSearch } from './desk-search.ts'
import { gateScans } from './gate-scans.ts'
import { hangingGateway } from './hanging-gateway.ts'
import { identity } from './identity.ts'
import { manyPhotos } from './many-photos.ts'
import type { Bench } from './measure.ts'
import { nextStart } from './next-start.ts'
import { membershipPurchase, ticketPurchase } from './purchase.ts'
import { longReceipts } from './receipts.ts'
import { saleLists } from './sale-lists.ts'
import { subscriptionLists } from './subscription-lists.ts'
import { thousandBuyers } from './thousand-buyers.ts'
import { worstCustomer } from './worst-customer.ts'

const benches: Bench[] = [
  cachedPage,
  identity,
  ticketPurchase,
  membershipPurchase,
  saleLists,
  subscriptionLists,
  gateScans,
  deskSearch,
  thousandBuyers,
  databaseStopped,
  nextStart,
  longReceipts,
  worstCustomer,
  manyPhotos,
  hangingGateway,
  cheapPhone,
]

let good = true
/** `npm run bench -- desk`: only those with this word in their name. */
const word = process.argv[2]?.toLowerCase() ?? ''

for (const { name, run } of benches.filter((bench) => bench.name.toLowerCase().includes(word))) {
  console.log(`\n${name}`)
  good = (await run((line) => console.log(`  ${line}`))) && good
}
process.exitCode = good ? 0 : 1
