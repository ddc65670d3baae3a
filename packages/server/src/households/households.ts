import type { SendNeeds } from '../customers/send-code.ts'
import type { CheckNeeds } from '../customers/verify-code.ts'
import type { DataNeeds } from '../privacy/hand-over-data.ts'
import type { EraseNeeds } from '../privacy/erase-customer.ts'

/** What the verbs about customers at the desk work with. */
export type Households = SendNeeds & CheckNeeds & EraseNeeds & DataNeeds
