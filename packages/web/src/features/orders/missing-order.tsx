import { Failure } from '#ui/state.tsx'
import * as app from '#words/app.ts'
import * as words from '#words/orders.ts'

export function MissingOrder({ onRetry }: { onRetry: () => void }) {
  return (
    <>
      <h1 className="vh">{words.yourOrder}</h1>
      <Failure text={app.reloadPlease} onRetry={onRetry} />
    </>
  )
}
