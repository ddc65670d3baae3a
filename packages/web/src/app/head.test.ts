import { expect, it } from 'vitest'
import { splitHead } from './head.ts'

it('when markup begins with head tags, they are taken out and the rest is left as it is', () => {
  const head = '<link rel="canonical" href="/"/><title>A &gt; B</title><meta name="description" content="&lt;p&gt;"/>'
  const html = '<div><svg><title>inside</title></svg><link rel="x"/></div>'
  expect(splitHead(head + html)).toEqual({ head, html })
})

it('when markup has no head tags, nothing is taken', () => {
  expect(splitHead('<main></main>')).toEqual({ head: '', html: '<main></main>' })
})
