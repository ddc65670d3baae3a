import type { GalleryThing } from '#contract/schemas/content.ts'
import { PhotoForm } from './gallery/photo-form.tsx'
import { GALLERY } from './gallery/use-gallery-uploads.ts'
import { OneThing } from './one-thing.tsx'

export const Component = () => <OneThing<GalleryThing> list={GALLERY} form={PhotoForm} />
