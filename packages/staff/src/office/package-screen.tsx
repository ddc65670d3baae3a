import type { PackageThing } from '#contract/schemas/content.ts'
import { OneThing } from './one-thing.tsx'
import { PackageForm } from './package/package-form.tsx'

export const Component = () => <OneThing<PackageThing> list="/staff/packages" form={PackageForm} />
