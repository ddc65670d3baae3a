import { Failure } from '#ui/state.tsx'

/** An order that is not there, is not this customer's, or could not be read. */
export function MissingOrder({ onRetry }: { onRetry: () => void }) {
  return (
    <>
      <h1 className="vh">Your order</h1>
      <Failure text="Something went wrong! Please reload the page." onRetry={onRetry} />
    </>
  )
}
