import { MOST_PICTURES_AT_ONCE, PICTURES_IN_HAND } from '#contract/rules/picture-sending.ts'
import { isPassing } from './send-picture.ts'

/**
 * `untold`: nobody has said yet what it shows. `sent`: the server has the picture, and it waits for those chosen before it.
 * `broken`: it is tried again by itself. `refused`: it never will be.
 */
export type UploadState = 'untold' | 'waiting' | 'sending' | 'sent' | 'broken' | 'refused' | 'done'

export type Upload<Sent> = {
  /** Goes with the sending: the same again makes nothing twice. */
  key: string
  file: File
  alt: string
  state: UploadState
  share: number
  note: { width: number; height: number; bytes: number; before: number } | null
  failure: unknown
  tries: number
  sent: Sent | null
  /** What was made of it in the list. */
  placed: number | null
}

export type Transport<Sent> = {
  send(upload: Upload<Sent>, tell: Tell<Sent>, signal: AbortSignal): Promise<Sent>
  /** Puts it at the end of the list and answers its number there. */
  place(upload: Upload<Sent>): Promise<number>
  /** Some came later than they were chosen: these are all of them, in the chosen order. */
  reorder(placed: number[]): Promise<void>
}
type Tell<Sent> = (news: Partial<Pick<Upload<Sent>, 'share' | 'note'>>) => void
type Later = (ms: number, act: () => void) => void

const MOST_WAIT_MS = 30_000
const waitAfter = (tries: number): number => Math.min(MOST_WAIT_MS, 1000 * 2 ** (tries - 1))

/** Three are sent at a time and placed in the order in which they were chosen; one that fails holds up nobody. */
export class UploadQueue<Sent> {
  #all: Upload<Sent>[] = []
  readonly #listeners = new Set<() => void>()
  readonly #stops = new Map<string, AbortController>()
  #placing = false
  #late = false
  #began: number | null = null
  #seen = 0
  readonly #transport: Transport<Sent>
  readonly #later: Later

  constructor(transport: Transport<Sent>, later: Later = (ms, act) => void setTimeout(act, ms)) {
    this.#transport = transport
    this.#later = later
  }

  readonly all = (): Upload<Sent>[] => this.#all
  readonly watch = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => void this.#listeners.delete(listener)
  }

  get isBusy(): boolean {
    return this.#all.some(({ state }) => ['waiting', 'sending', 'sent', 'broken'].includes(state))
  }

  /** From the first that went until the last news. */
  get tookMs(): number {
    return this.#began === null ? 0 : this.#seen - this.#began
  }

  /** How many more may be chosen; those that are done make room. */
  get room(): number {
    return MOST_PICTURES_AT_ONCE - this.#all.filter(({ state }) => state !== 'done').length
  }

  /** Takes as many as there is room for, and answers how many it left out. */
  add(files: File[], newKey: () => string = () => crypto.randomUUID()): number {
    const taken = files.slice(0, Math.max(0, this.room))
    this.#all = [...this.#all, ...taken.map((file) => fresh<Sent>(newKey(), file))]
    this.#tell()
    return files.length - taken.length
  }

  /** Says what some of them show; from then on they are on their way. */
  tell(keys: string[], alt: string): void {
    for (const key of keys) if (this.#find(key)?.state === 'untold') this.#set(key, { alt, state: 'waiting' })
    this.#go()
  }

  retry(key: string): void {
    if (this.#find(key)?.state === 'broken') this.#set(key, { state: 'waiting' })
    this.#go()
  }

  /** The line is back. */
  resume(): void {
    for (const { key, state } of this.#all) if (state === 'broken') this.#set(key, { state: 'waiting' })
    this.#go()
  }

  remove(key: string): void {
    this.#stops.get(key)?.abort()
    this.#all = this.#all.filter((one) => one.key !== key)
    this.#tell()
    this.#go()
  }

  /** Whatever is not done is let go. */
  stop(): void {
    for (const { key, state } of this.#all) if (state !== 'done') this.remove(key)
  }

  /** Marks one that can never be sent, with what there is to say about it. */
  refuse(key: string, failure: unknown): void {
    this.#set(key, { state: 'refused', failure })
  }

  #go(): void {
    const inHand = this.#all.filter(({ state }) => state === 'sending').length
    const next = this.#all.filter(({ state }) => state === 'waiting').slice(0, Math.max(0, PICTURES_IN_HAND - inHand))
    for (const { key } of next) void this.#send(key)
    void this.#place()
  }

  async #send(key: string): Promise<void> {
    const upload = this.#find(key)
    if (!upload) return
    if (upload.sent) return this.#done(key, { state: 'sent' })
    const stop = new AbortController()
    this.#stops.set(key, stop)
    this.#set(key, { state: 'sending', share: 0, failure: null })
    try {
      const sent = await this.#transport.send(upload, (news) => this.#set(key, news), stop.signal)
      this.#done(key, { state: 'sent', share: 1, sent, tries: 0 })
    } catch (failure) {
      this.#fail(key, failure)
    }
  }

  #done(key: string, news: Partial<Upload<Sent>>): void {
    this.#stops.delete(key)
    this.#set(key, news)
    this.#go()
  }

  #fail(key: string, failure: unknown): void {
    const upload = this.#find(key)
    if (!upload) return this.#go()
    const tries = upload.tries + 1
    this.#done(key, { state: isPassing(failure) ? 'broken' : 'refused', failure, tries })
    if (isPassing(failure)) this.#later(waitAfter(tries), () => this.retry(key))
  }

  /** One after the other, each behind those chosen before it that are still on their way. */
  async #place(): Promise<void> {
    const next = this.#all.find(({ state }) => ['waiting', 'sending', 'sent'].includes(state))
    if (this.#placing || next?.state !== 'sent') return this.#settle()
    this.#placing = true
    try {
      const placed = await this.#transport.place(next)
      this.#late ||= this.#isLate(next.key)
      this.#set(next.key, { state: 'done', placed })
    } catch (failure) {
      this.#fail(next.key, failure)
    } finally {
      this.#placing = false
    }
    this.#go()
  }

  #isLate = (key: string): boolean => {
    const at = this.#all.findIndex((one) => one.key === key)
    return this.#all.slice(at).some(({ placed }) => placed !== null)
  }

  async #settle(): Promise<void> {
    if (!this.#late || this.#placing || this.isBusy) return
    this.#late = false
    const placed = this.#all.map((one) => one.placed).filter((id) => id !== null)
    await this.#transport.reorder(placed).catch(() => {
      this.#late = true
      this.#later(waitAfter(3), () => void this.#settle())
    })
  }

  #find = (key: string): Upload<Sent> | undefined => this.#all.find((one) => one.key === key)

  #set(key: string, news: Partial<Upload<Sent>>): void {
    this.#all = this.#all.map((one) => (one.key === key ? { ...one, ...news } : one))
    this.#tell()
  }

  #tell(): void {
    this.#seen = performance.now()
    if (!this.isBusy) this.#began = null
    else this.#began ??= this.#seen
    for (const listener of this.#listeners) listener()
  }
}

const fresh = <Sent>(key: string, file: File): Upload<Sent> => ({
  key,
  file,
  alt: '',
  state: 'untold',
  share: 0,
  note: null,
  failure: null,
  tries: 0,
  sent: null,
  placed: null,
})
