import { told } from '../content/present.ts'
import type { Tx } from '../db/database.ts'
import type { Deps } from '../deps.ts'
import { readBusiness } from './queries.ts'
import { readLogo } from './read-logo.ts'
import type { Seller } from './receipt.ts'

/** Who the centre is today; a receipt that is already kept does not change with it. */
export async function readSeller(tx: Tx, storage: Deps['storage']): Promise<Seller> {
  const row = await readBusiness(tx)
  return {
    name: told(row?.name) ?? '',
    logo: await readLogo(storage, told(row?.logo)),
    address: told(row?.address),
    phones: allTold(row?.phone, row?.phone2),
    emails: allTold(row?.email, row?.email2),
    tradeLicence: told(row?.tradeLicenseNo),
    bin: told(row?.bin),
  }
}

const allTold = (...texts: (string | null | undefined)[]): string[] => texts.map(told).filter((text) => text !== null)
