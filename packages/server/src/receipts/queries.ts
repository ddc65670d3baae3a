import { businessInfo } from '../content/tables.ts'
import type { Tx } from '../db/database.ts'

export const readBusiness = async (tx: Tx) => (await tx.select().from(businessInfo))[0]
