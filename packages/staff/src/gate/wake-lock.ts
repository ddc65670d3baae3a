/** Keeps the screen on while somebody scans; a page that was left lost its lock and asks again. Answers with the way to end it. */
export function keepAwake(): () => void {
  let [lock, ended]: [WakeLockSentinel | undefined, boolean] = [undefined, false]
  const ask = async () => {
    if (ended || document.visibilityState !== 'visible') return
    // A phone short of power refuses: it scans all the same.
    lock = await navigator.wakeLock?.request('screen').catch(() => undefined)
    if (ended) void lock?.release()
  }
  const onSeen = () => void ask()
  document.addEventListener('visibilitychange', onSeen)
  void ask()
  return () => {
    ended = true
    document.removeEventListener('visibilitychange', onSeen)
    void lock?.release()
  }
}
