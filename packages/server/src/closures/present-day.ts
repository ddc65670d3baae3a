import type { SpecialDay } from '#contract/schemas/staff-days.ts'
import type { SpecialRow } from './queries.ts'

export const presentDay = ({ by, updatedAt, ...row }: SpecialRow): SpecialDay => ({
  ...row,
  updated_at: updatedAt.toISOString(),
  updated_by: by,
})
