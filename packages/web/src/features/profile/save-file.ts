/** The name that the server gave the file it sends. */
export const fileNameIn = (disposition: string | null | undefined): string =>
  /filename="?([^";]+)"?/.exec(disposition ?? '')?.[1] ?? 'my-data.json'

/** A link would not carry the token, so the file is made of what was fetched. */
export function saveFile({ name, text }: { name: string; text: string }): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'application/json' }))
  const link = Object.assign(document.createElement('a'), { href: url, download: name })
  link.click()
  // At once would be before some browsers have begun to read it.
  setTimeout(URL.revokeObjectURL, 60_000, url)
}
