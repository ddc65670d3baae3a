import type { BranchFields } from '#contract/schemas/centre-fields.ts'
import type { BranchThing } from '#contract/schemas/content.ts'
import { inBangla } from '#words/office.ts'
import * as words from '#words/office-centre.ts'

type Texts = 'name' | 'name_bn' | 'address' | 'address_bn' | 'phone'
export type BranchValues = Record<Texts, string> & Omit<BranchFields, Texts>

export const branchValues = (branch: BranchThing | null): BranchValues => ({
  name: branch?.name ?? '',
  name_bn: branch?.name_bn ?? '',
  address: branch?.address ?? '',
  address_bn: branch?.address_bn ?? '',
  phone: branch?.phone ?? '',
  day_capacity: branch?.day_capacity ?? null,
  inside_limit: branch?.inside_limit ?? null,
  bands: branch?.bands ?? false,
  open: branch?.open ?? true,
})

export const branchNames = {
  name: words.name,
  name_bn: inBangla(words.name),
  address: words.address,
  address_bn: inBangla(words.address),
  phone: words.phone,
  day_capacity: words.dayCapacity,
  inside_limit: words.insideLimit,
  bands: words.bands,
  open: words.open,
}
