export function keepGoing({
  everyMs,
  work,
  onFailure,
}: {
  everyMs: number
  work: (stop: AbortSignal) => Promise<void>
  onFailure: (error: unknown) => void
}) {
  const stopping = new AbortController()
  let again = false
  let running: Promise<void> | null = null

  async function run(): Promise<void> {
    do {
      again = false
      await work(stopping.signal).catch((error: unknown) => {
        if (!stopping.signal.aborted) onFailure(error)
      })
    } while (again && !stopping.signal.aborted)
    running = null
  }
  const ask = (): void => {
    again = true
    if (!stopping.signal.aborted) running ??= run()
  }
  const timer = setInterval(ask, everyMs).unref()

  return {
    ask,
    async stop(): Promise<void> {
      clearInterval(timer)
      stopping.abort()
      await running
    },
  }
}
