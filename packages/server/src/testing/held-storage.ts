import type { Storage } from '../pictures/storage.ts'
import { memoryStorage } from './memory-storage.ts'

type Call = 'put' | 'read' | 'remove'
export type Held = { waiting(): number; release(): void }

/** A storage that takes as long as the test wants: calls of a kind, for keys of a folder, wait until they are released. */
export function heldStorage(): ReturnType<typeof memoryStorage> & { hold(call: Call, folder?: string): Held } {
  const memory = memoryStorage()
  const holds: { call: Call; folder: string; released: Promise<void>; waiting: number }[] = []

  async function pass(call: Call, key: string): Promise<void> {
    const held = holds.find((one) => one.call === call && key.startsWith(one.folder))
    if (!held) return
    held.waiting += 1
    await held.released
    held.waiting -= 1
  }
  const slow =
    (name: Call): Storage[Call] =>
    async (key: string, ...rest: [never, never]) => {
      await pass(name, key)
      return memory[name](key, ...rest) as never
    }
  return {
    ...memory,
    put: slow('put') as Storage['put'],
    read: slow('read') as Storage['read'],
    remove: slow('remove') as Storage['remove'],
    hold(call, folder = 'receipts/') {
      const gate = Promise.withResolvers<void>()
      const held = { call, folder, released: gate.promise, waiting: 0 }
      holds.unshift(held)
      return {
        waiting: () => held.waiting,
        release() {
          holds.splice(holds.indexOf(held), 1)
          gate.resolve()
        },
      }
    },
  }
}
