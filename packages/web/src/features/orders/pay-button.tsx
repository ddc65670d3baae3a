import type { ComponentProps } from 'react'
import { Button } from '#ui/button.tsx'
import * as words from '#words/orders.ts'
import type { Answered } from './purchase.ts'
import { usePurchase } from './use-purchase.ts'

type Props = Pick<ComponentProps<typeof Button>, 'kind' | 'size' | 'children'> & { ask: () => Promise<Answered> }

export function PayButton({ ask, children, ...look }: Props) {
  const { buy, busy } = usePurchase(ask)
  return (
    <Button {...look} busy={busy} onClick={() => void buy()}>
      {busy ? words.opening : children}
    </Button>
  )
}
