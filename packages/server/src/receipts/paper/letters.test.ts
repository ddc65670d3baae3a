import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { lettersFrom } from './letters.ts'

test('when a font could not be read, the next receipt reads it again, and then nobody does', async () => {
  const reads: string[] = []
  let broken = true
  const openLetters = lettersFrom(async (path) => {
    reads.push(path)
    if (broken) throw new Error('too many open files')
    return readFile(path)
  })
  await expect(openLetters()).rejects.toThrow('too many open files')
  broken = false
  const book = await openLetters()
  expect(Object.keys(book)).toEqual(['title', 'figure', 'text', 'strong'])
  const readSoFar = reads.length
  expect(await openLetters()).toBe(book)
  expect(reads).toHaveLength(readSoFar)
})
