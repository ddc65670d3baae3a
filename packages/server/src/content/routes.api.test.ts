import { afterEach, describe, expect, it } from 'vitest'
import { BusinessInfo } from '#contract/schemas/business.ts'
import { Policy } from '#contract/schemas/policy.ts'
import { ourPolicies } from '#contract/words/our-policies.ts'
import { oneOf } from '#contract/schemas/paging.ts'
import { buildTestApp, type TestApp } from '../testing/build-test-app.ts'
import { businessInfo, policies, settings } from './tables.ts'

describe('content', () => {
  let test: TestApp
  afterEach(() => test.close())
  const get = async (url: string) => (await test.app.inject(`/api${url}`)).json<unknown>()

  it('when the centre has told nothing yet, every field is there and empty', async () => {
    test = await buildTestApp()
    const { data } = oneOf(BusinessInfo.strict()).parse(await get('/business-info'))
    expect(Object.values(data).every((value) => value === null || value === '')).toBe(true)
    expect(await get('/settings')).toEqual({ data: { vat_rate: 0 } })
  })

  it('when a field is absent, it is null', async () => {
    test = await buildTestApp()
    await test.database.db.insert(businessInfo).values({ name: 'Dolna', phone2: '01812345678' })
    expect(await get('/business-info')).toMatchObject({
      data: { name: 'Dolna', phone: null, phone_2: '01812345678', banner: null, banner_picture: null },
    })
  })

  it('when a field was emptied, it is as absent as one never filled', async () => {
    test = await buildTestApp()
    await test.database.db.insert(businessInfo).values({ name: 'Dolna', tradeLicenseNo: '', facebook: ' ' })
    expect(await get('/business-info')).toMatchObject({ data: { trade_license_no: null, facebook: null } })
  })

  it('when a rate is set, it is told', async () => {
    test = await buildTestApp()
    await test.database.db.insert(settings).values({ vatRateBp: 1500 })
    expect(await get('/settings')).toEqual({ data: { vat_rate: 15 } })
  })

  it('when the demo centre is loaded, its name and pictures are told', async () => {
    test = await buildTestApp({ content: 'demo' })
    const { data } = oneOf(BusinessInfo.strict()).parse(await get('/business-info'))
    expect(data).toMatchObject({
      name: 'Dolna',
      banner: expect.stringMatching(/^\/media\/.+\.jpg$/) as string,
      banner_picture: expect.anything() as unknown,
    })
  })

  it('when nobody has written a policy, it is our text in the language of the caller', async () => {
    test = await buildTestApp()
    const { data } = oneOf(Policy.strict()).parse(await get('/policies/refund-policy?lang=bn'))
    expect(data).toEqual({
      name: 'refund-policy',
      text: ourPolicies['refund-policy'].text.bn,
      updated: '2026-11-15',
      own: false,
    })
    expect((await test.app.inject('/api/policies/another')).statusCode).toBe(422)
  })

  it('when the centre wrote a policy in English alone, both languages say it, and from which day it is', async () => {
    test = await buildTestApp()
    const updatedAt = new Date('2026-11-16T20:00:00Z')
    await test.database.db.insert(policies).values({ name: 'privacy-policy', text: 'We keep little.', updatedAt })
    for (const lang of ['en', 'bn'])
      expect(await get(`/policies/privacy-policy?lang=${lang}`)).toEqual({
        data: { name: 'privacy-policy', text: 'We keep little.', updated: '2026-11-17', own: true },
      })
  })
})
