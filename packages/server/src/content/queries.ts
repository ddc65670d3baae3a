import { eq, getTableColumns, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { PolicyName } from '#contract/rules/policy-text.ts'
import type { Tx } from '../db/database.ts'
import { pictures } from '../pictures/tables.ts'
import { businessInfo, policies, settings } from './tables.ts'

const banner = alias(pictures, 'banner')
const bannerWide = alias(pictures, 'banner_wide')

export const prepareContent = (db: Tx) => ({
  businessInfo: prepareBusinessInfo(db),
  settings: prepareSettings(db),
  policy: preparePolicy(db),
})
export type ContentQueries = ReturnType<typeof prepareContent>

const prepareBusinessInfo = (db: Tx) => {
  const only = db
    .select({ ...getTableColumns(businessInfo), banner, bannerWide })
    .from(businessInfo)
    .leftJoin(banner, eq(banner.id, businessInfo.bannerPictureId))
    .leftJoin(bannerWide, eq(bannerWide.id, businessInfo.bannerWidePictureId))
    .prepare('business_info_only')
  return async () => (await only.execute())[0]
}

const prepareSettings = (db: Tx) => {
  const only = db.select().from(settings).prepare('settings_only')
  return async () => (await only.execute())[0]
}

const preparePolicy = (db: Tx) => {
  const one = db
    .select()
    .from(policies)
    .where(eq(policies.name, sql.placeholder('name')))
    .prepare('policy_by_name')
  return async (name: PolicyName) => (await one.execute({ name }))[0]
}
