import { expect, test } from 'vitest'
import { fairTurns } from './fair-turns.ts'

test('when one person has many works waiting, another who comes later waits for one of them only', async () => {
  const takeTurn = fairTurns()
  const done: string[] = []
  const gate = Promise.withResolvers<void>()
  const works = ['Rina 1', 'Rina 2', 'Rina 3', 'Rina 4', 'Karim 1', 'Mitu 1', 'Karim 2'].map((work) =>
    takeTurn(work.slice(0, -2), async () => {
      await gate.promise
      done.push(work)
    }),
  )
  expect(done).toEqual([])
  gate.resolve()
  await Promise.all(works)
  expect(done).toEqual(['Rina 1', 'Rina 2', 'Karim 1', 'Mitu 1', 'Rina 3', 'Karim 2', 'Rina 4'])
})

test('when works come at any moment, no two are under way at once, and one that fails stops nobody', async () => {
  const takeTurn = fairTurns()
  let [underWay, most] = [0, 0]
  const work = async (n: number) => {
    most = Math.max(most, ++underWay)
    await new Promise(setImmediate)
    underWay -= 1
    if (n % 3 === 0) throw new Error('out of ink')
    return n
  }
  const waves = Array.from({ length: 30 }, async (_, n) => {
    for (let turn = 0; turn < n; turn += 1) await new Promise(setImmediate)
    return takeTurn(`person ${n % 4}`, () => work(n))
  })
  const ends = await Promise.allSettled(waves)
  expect(most).toBe(1)
  expect(ends.filter(({ status }) => status === 'fulfilled')).toHaveLength(20)
})
