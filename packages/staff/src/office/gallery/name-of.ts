import type { GalleryThing } from '#contract/schemas/content.ts'
import * as words from '#words/gallery.ts'

/** A photo is called by what it shows. */
export const nameOf = ({ picture, id }: Pick<GalleryThing, 'picture' | 'id'>): string =>
  picture?.alt ?? `${words.onePicture} ${id}`
