import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { API_PREFIX, endpoints } from '#contract/endpoints.ts'
import { staffEndpoints } from '#contract/staff-endpoints.ts'
import { buildTestApp, type TestApp } from '../testing/build-test-app.ts'

type Operation = {
  tags: string[]
  summary: string
  operationId?: string
  security?: object[]
  requestBody?: unknown
  parameters?: { name: string; in: string; schema: unknown }[]
  responses: Record<string, { description: string }>
}
type Document = {
  openapi: string
  info: { title: string; version: string }
  servers: { url: string }[]
  paths: Record<string, Record<string, Operation>>
  components: { schemas: Record<string, unknown> }
}

const described = { ...endpoints, ...staffEndpoints }

describe('/api/openapi.json', () => {
  let test: TestApp
  let document: Document
  beforeAll(async () => {
    test = await buildTestApp()
    document = (await test.app.inject('/api/openapi.json')).json<Document>()
  })
  afterAll(() => test.close())

  it('when it is asked for, it is an OpenAPI 3.1 document with what 3.1 demands', () => {
    expect(document.openapi).toMatch(/^3\.1\.\d+$/)
    expect(document.info).toMatchObject({ title: expect.any(String) as string, version: expect.any(String) as string })
    expect(document.servers).toEqual([{ url: 'http://localhost:3000' }])
  })

  it.each(Object.entries(described))(
    'when %s is in the contract, it is described by this name with tag, summary and worded answers',
    (operationId, { method, path }) => {
      const operation = document.paths[API_PREFIX + path.replace(/:(\w+)/g, '{$1}')]?.[method.toLowerCase()]
      expect(operation).toMatchObject({
        operationId,
        tags: [expect.any(String)],
        summary: expect.any(String) as string,
      })
      expect(Object.keys(operation?.responses ?? {})).toContainEqual(expect.stringMatching(/^[23]/))
      for (const { description } of Object.values(operation?.responses ?? {}))
        expect(description).not.toMatch(/^(Default Response)?$/)
    },
  )

  it('when a call takes parameters, each has a schema that is one', () => {
    const parameters = Object.values(document.paths)
      .flatMap((calls) => Object.values(calls))
      .flatMap((call) => call.parameters ?? [])
    expect(parameters.map(({ name }) => name)).toContain('tran_id')
    expect(parameters.filter(({ schema }) => typeof schema !== 'object')).toEqual([])
  })

  it('when it describes the API, it describes nothing else', () => {
    const known = Object.values(described).map(({ path }) => API_PREFIX + path.replace(/:(\w+)/g, '{$1}'))
    expect(Object.keys(document.paths).toSorted()).toEqual([...new Set(known)].toSorted())
  })

  it('when a shape refers to another, that one is there', () => {
    const references = [...JSON.stringify(document).matchAll(/"#\/components\/schemas\/([^"]+)"/g)].map(
      ([, name]) => name ?? '',
    )
    expect(references).toContain('Picture')
    expect(references.filter((name) => !(name in document.components.schemas))).toEqual([])
  })

  it('when a call takes a form, it is described as one, the file in it included', () => {
    expect(document.paths['/api/update-profile']?.post?.requestBody).toMatchObject({
      content: {
        'multipart/form-data': {
          schema: {
            properties: {
              name: { type: 'string' },
              childrens: { type: 'array' },
              image: { anyOf: [{ type: 'string', format: 'binary', maxLength: 5_242_880 }, { type: 'null' }] },
            },
          },
        },
      },
    })
  })

  it.each(['success', 'fail', 'cancel', 'ipn'])('when the gateway calls %s, its form is described as one', (door) => {
    expect(document.paths[`/api/payments/ssl/${door}`]?.post?.requestBody).toHaveProperty([
      'content',
      'application/x-www-form-urlencoded',
    ])
  })

  it('when a call needs a token, that is said, and of no other', () => {
    expect(document.paths['/api/user']?.get?.security).toEqual([{ token: [] }])
    expect(document.paths['/api/rides']?.get?.security).toBeUndefined()
    expect(document.components).toMatchObject({ securitySchemes: { token: { type: 'http', scheme: 'bearer' } } })
  })

  it('when a call is of the owner’s side, it is tagged so and asks for its cookie', () => {
    const staff = Object.entries(document.paths).filter(([path]) => path.startsWith('/api/staff/'))
    const operations = staff.flatMap(([, calls]) => Object.values(calls))
    expect(new Set(operations.map(({ tags, security }) => JSON.stringify([tags, security])))).toEqual(
      new Set(['[["Staff"],[{"staff":[]}]]']),
    )
  })

  it('when a call takes a body, the refusals of a wrong one are among its answers, and of no other', () => {
    expect(Object.keys(document.paths['/api/sales']?.post?.responses ?? {})).toEqual(
      expect.arrayContaining(['413', '415', '422']),
    )
    expect(Object.keys(document.paths['/api/sales']?.get?.responses ?? {})).not.toContain('413')
  })

  it('when a list is described, its paging is too', () => {
    const names = document.paths['/api/rides']?.get?.parameters?.map((parameter) => `${parameter.in} ${parameter.name}`)
    expect(names).toEqual(['query page', 'query per_page'])
  })
})
