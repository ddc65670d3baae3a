import { vi } from 'vitest'

const { waitFor } = vi

/** Vitest gives up after a second, which a busy machine may need for anything. */
vi.waitFor = (callback, options) =>
  waitFor(callback, { timeout: 60_000, ...(typeof options === 'number' ? { timeout: options } : options) })
