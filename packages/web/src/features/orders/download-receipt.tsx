import { Icon } from '#ui/icon.tsx'
import * as words from '#words/ui.ts'

/** Only for an order that something was paid for: before that there is no receipt. */
export function DownloadReceipt({ url }: { url: string | null }) {
  if (url === null) return null
  return (
    <a className="btn" href={url} download>
      <Icon name="download-simple-bold" />
      {words.downloadReceipt}
    </a>
  )
}
