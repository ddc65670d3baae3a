import type { Order } from '#contract/schemas/staff-orders.ts'
import { CancelUnpaid } from './cancel-unpaid.tsx'
import { ExtendDialog } from './extend-dialog.tsx'
import { GiveBackDialog } from './give-back-dialog.tsx'
import { MoveDialog } from './move-dialog.tsx'
import { NamesDialog } from './names-dialog.tsx'
import './order-dialogs.css'
import type { Asked } from './order-screen.tsx'

type Props = { order: Order; asked: Asked; onClose: () => void }

/** Each begins anew when it is opened. */
export function OrderDialogs({ order, asked, onClose }: Props) {
  const parts = { order, onClose }
  if (asked === null) return null
  if (asked === 'move') return <MoveDialog {...parts} />
  if (asked === 'names') return <NamesDialog {...parts} />
  if (asked === 'extend') return <ExtendDialog {...parts} />
  if (asked === 'unpaid') return <CancelUnpaid {...parts} />
  return <GiveBackDialog {...parts} start={asked} />
}
