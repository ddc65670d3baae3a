import { cachedPage } from './cached-page.ts'
import { identity } from './identity.ts'
import type { Bench } from './measure.ts'

const benches: Bench[] = [cachedPage, identity]

let good = true
for (const { name, run } of benches) {
  console.log(`\n${name}`)
  good = (await run((line) => console.log(`  ${line}`))) && good
}
process.exitCode = good ? 0 : 1
