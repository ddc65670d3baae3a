import type { BranchThing } from '#contract/schemas/content.ts'
import { BranchForm } from './branch/branch-form.tsx'
import { OneThing } from './one-thing.tsx'

export const Component = () => <OneThing<BranchThing> list="/staff/branches" form={BranchForm} />
