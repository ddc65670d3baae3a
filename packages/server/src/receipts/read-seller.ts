import type { Language } from '#contract/rules/language.ts'
import { blankToNull } from '../content/present.ts'
import type { Tx } from '../db/database.ts'
import { inLanguage } from '../http/in-language.ts'
import { readBusiness } from './queries.ts'
import type { Seller } from './receipt.ts'

export type StoredSeller = Omit<Seller, 'logo'> & { logo: string | null }

/** Who the centre is today, and the address of its logo; a receipt that is already kept does not change with it. */
export async function readSeller(tx: Tx, language: Language): Promise<StoredSeller> {
  const row = await readBusiness(tx)
  return {
    name: blankToNull(inLanguage(language, row?.name, row?.nameBn)) ?? '',
    logo: blankToNull(row?.logo),
    address: blankToNull(inLanguage(language, row?.address, row?.addressBn)),
    phones: allTold(row?.phone, row?.phone2),
    emails: allTold(row?.email, row?.email2),
    tradeLicence: blankToNull(row?.tradeLicenseNo),
    bin: blankToNull(row?.bin),
  }
}

const allTold = (...texts: (string | null | undefined)[]): string[] =>
  texts.map(blankToNull).filter((text) => text !== null)
