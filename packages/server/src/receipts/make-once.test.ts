import { expect, test } from 'vitest'
import { createMaker } from './make-once.ts'

/** Receipts that are not done before the test says so. */
function slowly() {
  const gate = Promise.withResolvers<void>()
  let made = 0
  const make = async () => {
    made += 1
    await gate.promise
    return Buffer.from('a receipt')
  }
  return { make, finish: gate.resolve, fail: gate.reject, made: () => made }
}

test('when many ask for a receipt at once, it is made once; for others it is made as well (control)', async () => {
  const [makeOnce, { make, finish, made }] = [createMaker(), slowly()]
  const asked = ['a', 'a', 'a', 'b', 'a'].map((name) => makeOnce(name, 'Rina', make))
  finish()
  expect(new Set(await Promise.all(asked)).size).toBe(2)
  expect(made()).toBe(2)
})

test("when ten of one person are in hand, the eleventh is refused with 429, and another person's is made", async () => {
  const [makeOnce, { make, finish }] = [createMaker(), slowly()]
  const own = Array.from({ length: 10 }, (_, n) => makeOnce(`own ${n}`, 'Rina', make))
  expect(() => makeOnce('own 10', 'Rina', make)).toThrow(
    expect.objectContaining({ status: 429, headers: { 'retry-after': '5' } }),
  )
  const others = [makeOnce('other', 'Karim', make), makeOnce('own 3', 'Rina', make)]
  finish()
  expect(await Promise.all([...own, ...others])).toHaveLength(12)
  await expect(makeOnce('own 10', 'Rina', make)).resolves.toBeInstanceOf(Buffer)
})

test('when fifty are in hand, whoever comes next is told to come again with 503, until one is done or has failed', async () => {
  const [makeOnce, { make, fail }] = [createMaker(), slowly()]
  const all = Array.from({ length: 50 }, (_, n) => makeOnce(`receipt ${n}`, `person ${n}`, make))
  expect(() => makeOnce('one more', 'Rina', make)).toThrow(
    expect.objectContaining({
      status: 503,
      message: 'Many receipts are being made right now. Please try again in a moment.',
    }),
  )
  fail(new Error('out of ink'))
  expect((await Promise.allSettled(all)).every(({ status }) => status === 'rejected')).toBe(true)
  await expect(makeOnce('one more', 'Rina', async () => Buffer.of())).resolves.toBeInstanceOf(Buffer)
})
