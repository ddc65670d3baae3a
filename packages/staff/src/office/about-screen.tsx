import type { GroupThing } from '#contract/schemas/content.ts'
import { aboutsPlace } from './group-places.ts'
import { GroupForm } from './group/group-form.tsx'
import { type FormParts, OneThing } from './one-thing.tsx'

const Form = (parts: FormParts<GroupThing>) => <GroupForm place={aboutsPlace} {...parts} />

export const Component = () => <OneThing list={aboutsPlace.path} form={Form} />
