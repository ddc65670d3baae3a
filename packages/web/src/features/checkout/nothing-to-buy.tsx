import type { ReactNode } from 'react'
import { paths } from '#contract/paths.ts'
import { ButtonLink } from '#ui/button.tsx'
import { StateCard } from '#ui/state.tsx'
import { Swing } from '#ui/swing.tsx'
import * as app from '#words/app.ts'
import * as cart from '#words/cart.ts'
import * as words from '#words/checkout.ts'

export function NothingToBuy({ children }: { children?: ReactNode }) {
  return (
    <>
      {children}
      <StateCard drawing={<Swing mood="still" />}>
        <p className="h3">{cart.empty}</p>
        <p>{words.pickFirst}</p>
        <ButtonLink to={paths.tickets}>{app.navTickets}</ButtonLink>
      </StateCard>
    </>
  )
}
