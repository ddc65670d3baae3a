import type { ReactNode } from 'react'
import { paths } from '#contract/paths.ts'
import { ButtonLink } from '#ui/button.tsx'
import { StateCard } from '#ui/state.tsx'
import { Swing } from '#ui/swing.tsx'

export function NothingToBuy({ children }: { children?: ReactNode }) {
  return (
    <>
      {children}
      <StateCard drawing={<Swing mood="still" />}>
        <p className="h3">Your cart is empty.</p>
        <p>Pick your tickets first, then come back here.</p>
        <ButtonLink to={paths.tickets}>Tickets</ButtonLink>
      </StateCard>
    </>
  )
}
