import { cachedPage } from './cached-page.ts'

/** Prints what it measures as it goes, and answers whether the figure is good enough. */
export type Bench = { name: string; run: (say: (line: string) => void) => Promise<boolean> }

const benches: Bench[] = [cachedPage]

let good = true
for (const { name, run } of benches) {
  console.log(`\n${name}`)
  good = (await run((line) => console.log(`  ${line}`))) && good
}
process.exitCode = good ? 0 : 1
