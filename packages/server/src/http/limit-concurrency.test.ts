import { expect, test } from 'vitest'
import { limitConcurrency, limitConcurrencyPer } from './limit-concurrency.ts'

/** Work that ends when told, and remembers how many ran at once. */
function counted() {
  let [running, most] = [0, 0]
  const ends: (() => void)[] = []
  const work = async () => {
    most = Math.max(most, ++running)
    await new Promise<void>((resolve) => ends.push(resolve))
    running -= 1
  }
  const finish = async (count: number) => {
    for (let done = 0; done < count; done++) {
      await expect.poll(() => ends.length, { interval: 1 }).toBeGreaterThan(0)
      ends.shift()?.()
    }
  }
  return { work, finish, most: () => most }
}

test('when many come at once, no more than allowed run together, and all are done', async () => {
  const { work, finish, most } = counted()
  const turns = limitConcurrency({ most: 2 })
  const all = Promise.all(Array.from({ length: 7 }, () => turns(work)))
  await finish(7)
  await all
  expect(most()).toBe(2)
})

test('when nobody takes turns, all run together (control)', async () => {
  const { work, finish, most } = counted()
  const all = Promise.all(Array.from({ length: 7 }, work))
  await finish(7)
  await all
  expect(most()).toBe(7)
})

test('when one fails, its place is free again', async () => {
  const turns = limitConcurrency({ most: 1 })
  const failing = turns(async () => {
    throw new Error('no')
  })
  await expect(failing).rejects.toThrow('no')
  expect(await turns(async () => 'yes')).toBe('yes')
})

test('when as many wait as may, the next is turned away at once, and may come again when there is room', async () => {
  const { work, finish } = counted()
  const turns = limitConcurrency({ most: 1, waiting: 2, full: () => new Error('full') })
  const all = [turns(work), turns(work), turns(work)]
  await expect(turns(work)).rejects.toThrow('full')
  await finish(1)
  await all[0]
  const next = turns(work)
  await finish(3)
  await Promise.all([...all, next])
})

test('when one takes all of their turns, another takes theirs', async () => {
  const { work, finish, most } = counted()
  const turns = limitConcurrencyPer({ most: 2 })
  const all = Promise.all([1, 1, 1, 1, 2].map((subject) => turns(subject, work)))
  await finish(5)
  await all
  expect(most()).toBe(3)
})
