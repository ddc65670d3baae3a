import type { RideThing } from '#contract/schemas/content.ts'
import { OneThing } from './one-thing.tsx'
import { RideForm } from './ride/ride-form.tsx'

export const Component = () => <OneThing<RideThing> list="/staff/rides" form={RideForm} />
