import type { GroupThing } from '#contract/schemas/content.ts'
import { servicesPlace } from './group-places.ts'
import { GroupForm } from './group/group-form.tsx'
import { type FormParts, OneThing } from './one-thing.tsx'

const Form = (parts: FormParts<GroupThing>) => <GroupForm place={servicesPlace} {...parts} />

export const Component = () => <OneThing list={servicesPlace.path} form={Form} />
