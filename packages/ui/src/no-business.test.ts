import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const businessWords =
  /\b(tickets?|orders?|packages?|payments?|riders?|receipts?|memberships?|subscriptions?|sales?|carts?|customers?|invoices?|branch(es)?|sign(ed)? ?-?in)\b/gi
const withoutComments = (text: string): string => text.replaceAll(/\/\*[\s\S]*?\*\//g, '')
const wordsIn = (text: string): string[] =>
  withoutComments(text)
    .replaceAll('_', ' ')
    .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
    .match(businessWords) ?? []

/** Icons are named after what they show, a ticket among them. */
const isPrimitive = (file: string): boolean => !/\.test\.tsx?$|icon-names\.ts$/.test(file)

it('when a primitive is read, no word in it is about what the centre sells', () => {
  const files = globSync('**/*.{ts,tsx,css}', { cwd: import.meta.dirname }).filter(isPrimitive)
  expect(files.length).toBeGreaterThan(80)
  expect(
    files.flatMap((file) =>
      wordsIn(readFileSync(join(import.meta.dirname, file), 'utf8')).map((word) => `${file}: ${word}`),
    ),
  ).toEqual([])
})

it('when such a word stands in a name, a class or a text, it is found', () => {
  expect(wordsIn(`export const PackageMini = () => <p className="receipt__in">Your order</p>`)).toEqual([
    'Package',
    'receipt',
    'order',
  ])
  expect(wordsIn('.receipt { top: 0 } .cart-dock { top: 0 } /* no ticket */')).toEqual(['receipt', 'cart'])
})
