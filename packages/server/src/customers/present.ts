import type { User } from '#contract/schemas/user.ts'
import { imageUrl } from '../pictures/present.ts'
import type { CustomerRow } from './queries.ts'

export const presentUser = (row: CustomerRow): User => ({
  id: row.id,
  name: row.name || null,
  image: row.picture && imageUrl(row.picture),
  spouse_name: row.spouseName || null,
  phone: row.phone,
  email: row.email,
  heared_by: row.hearedBy,
  language: row.language,
  childrens: row.childrens,
})
