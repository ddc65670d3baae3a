import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { BusinessInfo } from '#contract/schemas/business.ts'
import { Branch } from '#contract/schemas/branch.ts'
import { GalleryItem } from '#contract/schemas/gallery.ts'
import { Group } from '#contract/schemas/group.ts'
import { Package } from '#contract/schemas/package.ts'
import { listOf, oneOf } from '#contract/schemas/paging.ts'
import { Product } from '#contract/schemas/product.ts'
import { Ride } from '#contract/schemas/ride.ts'
import { businessInfo } from '../content/tables.ts'
import { demoBranches, demoBusiness } from '../demo/content/business.ts'
import { demoGallery } from '../demo/content/gallery.ts'
import { demoPackages } from '../demo/content/packages.ts'
import { demoRideGroups } from '../demo/content/ride-groups.ts'
import { demoRides } from '../demo/content/rides.ts'
import { demoServices } from '../demo/content/services.ts'
import { demoProducts } from '../demo/content/tickets.ts'
import { buildTestApp, type TestApp } from '../testing/build-test-app.ts'
import { branches, products, rides } from './tables.ts'

let test: TestApp
const get = async (url: string): Promise<unknown> => (await test.app.inject(`/api${url}`)).json()

describe('the demo centre in Bangla', () => {
  beforeAll(async () => {
    test = await buildTestApp({ content: 'demo' })
  })
  afterAll(() => test.close())

  it('when the rides and the gallery are asked for, names, texts and pictures are told in Bangla', async () => {
    const { data } = listOf(Ride.strict()).parse(await get('/rides?per_page=150&lang=bn'))
    expect(data).toMatchObject(
      demoRides.map(({ nameBn, detailsBn, altBn }) => ({ name: nameBn, details: detailsBn, picture: { alt: altBn } })),
    )
    const shown = listOf(GalleryItem.strict()).parse(await get('/galleries?lang=bn&per_page=150'))
    expect(shown.data.map(({ picture }) => picture.alt)).toEqual(demoGallery.map(({ altBn }) => altBn))
  })

  it.each([
    ['/services', demoServices],
    ['/abouts', demoRideGroups],
  ])('when %s are asked for, titles and cards are told in Bangla', async (url, groups) => {
    const { data } = listOf(Group.strict()).parse(await get(`${url}?lang=bn`))
    expect(data).toMatchObject(
      groups.map(({ titleBn, cards }) => ({
        title: titleBn,
        content: cards.map((card) => ({ title: card.titleBn, description: card.descriptionBn, color: card.color })),
      })),
    )
  })

  it('when the tickets are asked for, each still says its English name, which is the type of its riders', async () => {
    const { data } = listOf(Product.strict()).parse(await get('/products?lang=bn'))
    expect(data).toMatchObject(
      demoProducts.map(({ name, nameBn, age, ageBn }) => ({ name: nameBn, age: ageBn, type: name, age_en: age })),
    )
  })

  it('when packages are asked for, a rider’s type stays English beside what is shown', async () => {
    const { data } = listOf(Package.strict()).parse(await get('/packages?lang=bn'))
    const [first] = demoPackages
    expect(data[0]).toMatchObject({
      title: first?.titleBn,
      name: first?.nameBn,
      description: first?.descriptionBn,
      picture: { alt: first?.altBn },
      days: first?.days,
      details: [{ product: { name: 'Kid', type_name: 'শিশু' } }, { product: { name: 'Adult', type_name: 'অভিভাবক' } }],
    })
    expect(oneOf(Package).parse(await get(`/packages/${data[0]?.id}?lang=bn`)).data).toEqual(data[0])
  })

  it('when the centre and its branches are asked for, they are Bangla, with the English that programs read', async () => {
    const { data } = oneOf(BusinessInfo.strict()).parse(await get('/business-info?lang=bn'))
    expect(data).toMatchObject({
      name: demoBusiness.nameBn,
      banner_text: demoBusiness.bannerTextBn,
      decription: demoBusiness.decriptionBn,
      address: demoBusiness.addressBn,
      opening_hours: demoBusiness.openingHoursBn,
      opening_hours_en: demoBusiness.openingHours,
      guideline: demoBusiness.guidelineBn,
      guideline_en: demoBusiness.guideline,
      phone: demoBusiness.phone,
    })
    const open = listOf(Branch.strict()).parse(await get('/branches?lang=bn'))
    expect(open.data.map(({ name }) => name)).toEqual(demoBranches.map(({ nameBn }) => nameBn))
  })

  it.each(['/products', '/packages', '/business-info', '/rides'])(
    'when %s is asked for without a language, or with one that is not known, nothing of it is Bangla',
    async (url) => {
      const plain = (await test.app.inject(`/api${url}`)).body
      expect(plain).not.toMatch(/\p{Script=Bengali}|type_name|_en"|"type"/u)
      for (const lang of ['en', 'fr', 'bnx', ''])
        expect((await test.app.inject(`/api${url}?lang=${lang}`)).body).toBe(plain)
    },
  )
})

describe('a centre that has written little Bangla', () => {
  beforeAll(async () => {
    test = await buildTestApp()
  })
  afterAll(() => test.close())

  it('when a field has no Bangla, it alone is told in English', async () => {
    const { db } = test.database
    await db.insert(rides).values({ name: 'Swing', nameBn: 'দোলনা', details: 'Up and down.', detailsBn: ' ' })
    await db.insert(products).values({ name: 'Kid', price: 55_000, age: '5 – 12', ageBn: '৫–১২' })
    await db.insert(branches).values({ name: 'Shapla Square' })
    await db.insert(businessInfo).values({ name: 'Dolna', address: 'Chattogram', addressBn: 'চট্টগ্রাম' })
    expect(await get('/rides?lang=bn')).toMatchObject({ data: [{ name: 'দোলনা', details: 'Up and down.' }] })
    expect(await get('/products?lang=bn')).toMatchObject({ data: [{ name: 'Kid', type: 'Kid', age: '৫–১২' }] })
    expect(await get('/branches?lang=bn')).toMatchObject({ data: [{ name: 'Shapla Square' }] })
    expect(await get('/business-info?lang=bn')).toMatchObject({
      data: { name: 'Dolna', address: 'চট্টগ্রাম', opening_hours: null, opening_hours_en: null },
    })
  })
})
