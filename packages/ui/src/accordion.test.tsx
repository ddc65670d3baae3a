import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { Accordion } from './accordion.tsx'

const fold = (id: number, title: string) => ({ id, title, icon: null, content: <p>{title} inside</p> })
const html = renderToStaticMarkup(<Accordion folds={[fold(7, 'Rides'), fold(8, 'Food')]} heading="h3" />)

it('when a page arrives, the first group is open and the others are closed', () => {
  expect([...html.matchAll(/aria-expanded="(\w+)"/g)].map(([, open]) => open)).toEqual(['true', 'false'])
  expect(html).toContain('id="group-7">')
  expect(html).toContain('id="group-8" hidden="">')
})

it('when a group is closed, its content is in the HTML all the same', () => {
  expect(html).toContain('<p>Food inside</p>')
})

it('when a heading is asked for, each button stands in one and names the panel it opens', () => {
  expect(html.match(/<h3[^>]*><button[^>]*>/g)).toHaveLength(2)
  expect(html).toContain('aria-controls="group-8"')
})
