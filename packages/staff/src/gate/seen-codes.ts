const ONE_SCAN_MS = 3000

/**
 * The same code within 3 seconds is one scan; held in front of the camera for longer it still is, for every look counts anew.
 * Two phones side by side are two codes, each with its own time.
 */
export function seenCodes(): { isNew: (code: string, now: number) => boolean } {
  const seen = new Map<string, number>()
  return {
    isNew: (code, now) => {
      for (const [other, at] of seen) if (now - at >= ONE_SCAN_MS) seen.delete(other)
      const isNew = !seen.has(code)
      seen.set(code, now)
      return isNew
    },
  }
}
