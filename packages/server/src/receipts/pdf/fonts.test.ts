import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { fontsFrom } from './fonts.ts'

test('when a font could not be read, the next receipt reads it again, and then nobody does', async () => {
  const reads: string[] = []
  let broken = true
  const openFonts = fontsFrom(async (path) => {
    reads.push(path)
    if (broken) throw new Error('too many open files')
    return readFile(path)
  })
  await expect(openFonts()).rejects.toThrow('too many open files')
  broken = false
  const book = await openFonts()
  expect(Object.keys(book)).toEqual(['title', 'figure', 'text', 'strong'])
  const readSoFar = reads.length
  expect(await openFonts()).toBe(book)
  expect(reads).toHaveLength(readSoFar)
})
