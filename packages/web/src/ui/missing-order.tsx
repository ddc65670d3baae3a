import { Failure } from './state.tsx'

/** An order that is not there, is not this customer's, or could not be read. */
export const MissingOrder = ({ onRetry }: { onRetry: () => void }) => <Failure text="Something went wrong! Please reload the page." onRetry={onRetry} />
