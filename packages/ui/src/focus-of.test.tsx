import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { focusOf } from './focus-of.ts'

it('when a picture has a point of focus, its frames look there', () => {
  expect(renderToStaticMarkup(<img alt="" style={focusOf({ focus: [20, 0] })} />)).toContain('object-position:20% 0%')
})

it('when there are two crops, each has a point of its own', () => {
  expect(renderToStaticMarkup(<img alt="" style={focusOf({ focus: [20, 0] }, { focus: [100, 45] })} />)).toContain(
    'style="--focal:20% 0%;--focal-wide:100% 45%"',
  )
})

it('when the middle is the point of focus, the markup says nothing about it', () => {
  expect(renderToStaticMarkup(<img alt="" style={focusOf({}, undefined)} />)).toBe('<img alt=""/>')
})
