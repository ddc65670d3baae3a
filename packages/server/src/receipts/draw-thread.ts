import { parentPort } from 'node:worker_threads'
import { makeReceipt } from './make-receipt.ts'
import type { Receipt } from './receipt.ts'

/** What the thread says about a receipt that it was given. */
export type Drawn = { pdf: Uint8Array } | { error: unknown }

const draw = (receipt: Receipt): Promise<Drawn> =>
  makeReceipt(withLogo(receipt)).then(
    (pdf) => ({ pdf }),
    (error: unknown) => ({ error }),
  )

/** On its way between threads a Buffer becomes plain bytes. */
const withLogo = ({ seller, ...receipt }: Receipt): Receipt => ({
  ...receipt,
  seller: { ...seller, logo: seller.logo && Buffer.from(seller.logo) },
})

parentPort?.on('message', (receipt: Receipt) => void draw(receipt).then((drawn) => parentPort?.postMessage(drawn, [])))
