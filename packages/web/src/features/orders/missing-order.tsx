import { Failure } from '#ui/state.tsx'

export function MissingOrder({ onRetry }: { onRetry: () => void }) {
  return (
    <>
      <h1 className="vh">Your order</h1>
      <Failure text="Something went wrong! Please reload the page." onRetry={onRetry} />
    </>
  )
}
