import { toPoisha } from '#contract/rules/money.ts'
import {
  branches,
  galleries,
  groupItems,
  groups,
  packageDetails,
  packages,
  products,
  rides,
} from '../catalogue/tables.ts'
import { businessInfo, settings } from '../content/tables.ts'
import type { Transaction } from '../db/database.ts'
import { recordPicture } from '../pictures/store-picture.ts'
import {
  demoBanner,
  demoBannerWide,
  demoBranches,
  demoBusiness,
  demoLogo,
  demoVatRateBp,
  demoWordmark,
} from './content/business.ts'
import { demoGallery } from './content/gallery.ts'
import type { DemoGroup } from './content/group.ts'
import { demoPackages } from './content/packages.ts'
import { demoRideGroups } from './content/ride-groups.ts'
import { demoRides } from './content/rides.ts'
import { demoServices } from './content/services.ts'
import { demoProducts, demoRiderTypes } from './content/tickets.ts'
import type { DemoArt } from './prepare-art.ts'

export async function writeDemo(tx: Transaction, art: DemoArt): Promise<void> {
  await writeBusiness(tx, art)
  await writeRides(tx, art)
  await writeGallery(tx, art)
  await writeGroups(tx, art, 'services', demoServices)
  await writeGroups(tx, art, 'abouts', demoRideGroups)
  await writeTickets(tx)
  await writePackages(tx, art)
}

async function writeBusiness(tx: Transaction, art: DemoArt): Promise<void> {
  await tx
    .insert(businessInfo)
    .values({
      ...demoBusiness,
      logo: found(art.drawings, demoLogo),
      wordmark: found(art.drawings, demoWordmark),
      bannerPictureId: await pictureId(tx, art, demoBanner),
      bannerWidePictureId: await pictureId(tx, art, demoBannerWide),
    })
  await tx.insert(settings).values({ vatRateBp: demoVatRateBp })
  await tx.insert(branches).values(inOrder(demoBranches))
}

async function writeRides(tx: Transaction, art: DemoArt): Promise<void> {
  const rows = []
  for (const ride of demoRides) rows.push({ ...ride, pictureId: await pictureId(tx, art, ride) })
  await tx.insert(rides).values(inOrder(rows))
}

async function writeGallery(tx: Transaction, art: DemoArt): Promise<void> {
  const rows = []
  for (const photo of demoGallery) rows.push({ pictureId: await pictureId(tx, art, photo) })
  await tx.insert(galleries).values(inOrder(rows))
}

async function writeGroups(
  tx: Transaction,
  art: DemoArt,
  list: 'abouts' | 'services',
  demoGroups: DemoGroup[],
): Promise<void> {
  for (const { title, titleBn, cards, position } of inOrder(demoGroups)) {
    const groupId = idOf(
      await tx.insert(groups).values({ list, title, titleBn, position }).returning({ id: groups.id }),
    )
    const items = cards.map((card) => ({ ...card, groupId, icon: found(art.drawings, card.icon) }))
    await tx.insert(groupItems).values(inOrder(items))
  }
}

async function writeTickets(tx: Transaction): Promise<void> {
  const tickets = demoProducts.map((product) => ({ ...product, price: toPoisha(product.price) }))
  await tx.insert(products).values(inOrder(tickets))
}

async function writePackages(tx: Transaction, art: DemoArt): Promise<void> {
  const typeIds = await writeRiderTypes(tx)
  for (const { details, ...demo } of inOrder(demoPackages)) {
    const row = {
      ...demo,
      price: toPoisha(demo.price),
      oldPrice: toPoisha(demo.oldPrice),
      extraHourPrice: toPoisha(demo.extraHourPrice),
      pictureId: await pictureId(tx, art, demo),
    }
    const packageId = idOf(await tx.insert(packages).values(row).returning({ id: packages.id }))
    const riders = details.map(({ type, qty, price }) => ({
      packageId,
      productId: found(typeIds, type),
      qty,
      price: toPoisha(price),
    }))
    await tx.insert(packageDetails).values(riders)
  }
}

async function writeRiderTypes(tx: Transaction): Promise<Map<string, number>> {
  const types = demoRiderTypes.map((type) => ({
    ...type,
    price: toPoisha(type.price),
    kind: 'rider' as const,
    onSale: false,
    online: false,
    counter: false,
  }))
  const rows = await tx.insert(products).values(inOrder(types)).returning({ id: products.id, name: products.name })
  return new Map(rows.map(({ id, name }) => [name, id]))
}

async function pictureId(
  tx: Transaction,
  art: DemoArt,
  shown: { art: string; alt: string; altBn: string },
): Promise<number> {
  return (await recordPicture(tx, found(art.pictures, shown.art), shown)).id
}

const inOrder = <T extends object>(rows: T[]) => rows.map((row, position) => ({ ...row, position }))

function idOf([row]: { id: number }[]): number {
  if (!row) throw new Error('A row was written and did not come back')
  return row.id
}

function found<T>(map: Map<string, T>, name: string): T {
  const value = map.get(name)
  if (value === undefined) throw new Error(`The demo has nothing called ${name}`)
  return value
}
