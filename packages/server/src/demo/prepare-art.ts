import { readFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { encodePicture } from '../pictures/encode-picture.ts'
import type { EncodedPicture } from '../pictures/encode-picture.ts'
import type { PictureUse } from '../pictures/picture-uses.ts'
import type { Storage } from '../pictures/storage.ts'
import { storeDrawing } from '../pictures/store-drawing.ts'
import { demoBanner, demoBannerWide, demoLogo, demoWordmark } from './content/business.ts'
import { demoGallery } from './content/gallery.ts'
import { demoPackages } from './content/packages.ts'
import { demoRideGroups } from './content/ride-groups.ts'
import { demoRides } from './content/rides.ts'
import { demoServices } from './content/services.ts'

/** The demo's drawings once they are stored: scenes as pictures, icons as addresses. */
export type DemoArt = { pictures: Map<string, EncodedPicture>; drawings: Map<string, string> }
type Say = (line: string) => void

const shownAs = (use: PictureUse, items: { art: string }[]) => items.map(({ art }) => ({ art, use }))

const scenes = [
  ...shownAs('banner-phone', [demoBanner]),
  ...shownAs('banner-wide', [demoBannerWide]),
  ...shownAs('ride', demoRides),
  ...shownAs('gallery', demoGallery),
  ...shownAs('package', demoPackages),
]

const icons = [...demoServices, ...demoRideGroups].flatMap(({ cards }) => cards.map(({ icon }) => icon))

/** What the storage holds already is not made again; what takes long is told. */
export async function prepareArt(storage: Storage, say: Say): Promise<DemoArt> {
  const pictures = new Map<string, EncodedPicture>()
  const drawings = new Map<string, string>()
  const tell = everyFewSeconds(say)
  await withSeveralAtOnce(scenes, async ({ art, use }) => {
    pictures.set(art, await encodePicture(storage, await readArt(art), { use, accept: ['svg'] }))
    tell(`Preparing pictures: ${pictures.size} of ${scenes.length}`)
  })
  await withSeveralAtOnce([...new Set([demoLogo, demoWordmark, ...icons])], async (art) => {
    drawings.set(art, await storeDrawing(storage, await readArt(art)))
  })
  return { pictures, drawings }
}

const readArt = (name: string): Promise<Buffer> => readFile(new URL(`./art/${name}.svg`, import.meta.url))

/** One encoding keeps about one core busy. */
async function withSeveralAtOnce<T>(items: T[], work: (item: T) => Promise<void>): Promise<void> {
  const queue = items.values()
  const worker = async () => {
    for (const item of queue) await work(item)
  }
  await Promise.all(Array.from({ length: Math.min(4, availableParallelism()) }, worker))
}

function everyFewSeconds(say: Say): Say {
  let last = Date.now()
  return (line) => {
    if (Date.now() - last < 3000) return
    last = Date.now()
    say(line)
  }
}
