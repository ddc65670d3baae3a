import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { loadAnew } from './load-anew.ts'

const reason = new Error('The code is gone.')

describe('when the code of a screen is gone', () => {
  const held = new Map<string, string>()
  const reload = vi.fn()
  const address = { href: 'https://play.example/fun-rides', reload }
  const openPage = ({ worker = false, server = true, storage = true } = {}) => {
    vi.stubGlobal('navigator', { serviceWorker: { controller: worker ? {} : null } })
    vi.stubGlobal('fetch', async () => {
      if (!server) throw new Error('no line')
      return { ok: true }
    })
    vi.stubGlobal('location', address)
    const refuse = () => {
      throw new Error('denied')
    }
    const kept = {
      getItem: (key: string) => held.get(key) ?? null,
      setItem: (key: string, value: string) => void held.set(key, value),
    }
    vi.stubGlobal('sessionStorage', storage ? kept : { getItem: refuse, setItem: refuse })
  }
  beforeEach(() => {
    held.clear()
    reload.mockClear()
  })
  afterEach(() => vi.unstubAllGlobals())

  it('and the server is there, the page is loaded anew, once for its address', async () => {
    openPage()
    void loadAnew(reason)
    await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce())
    await expect(loadAnew(reason)).rejects.toBe(reason)
    expect(reload).toHaveBeenCalledOnce()
  })

  it('and there is no line, it is loaded anew where a worker has something to show', async () => {
    openPage({ server: false, worker: true })
    void loadAnew(reason)
    await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce())
  })

  it('and there is neither a line nor a worker, the page stays and says so', async () => {
    openPage({ server: false })
    await expect(loadAnew(reason)).rejects.toBe(reason)
    expect(reload).not.toHaveBeenCalled()
  })

  it('and nothing can be remembered, it is not loaded anew, which might never end', async () => {
    openPage({ storage: false })
    await expect(loadAnew(reason)).rejects.toBe(reason)
    expect(reload).not.toHaveBeenCalled()
  })
})
