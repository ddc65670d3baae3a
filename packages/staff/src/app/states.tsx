import type { Role } from '#contract/rights.ts'
import { Button, ButtonLink } from '#ui/button.tsx'
import { DeskIcon } from '#ui/desk-icon.tsx'
import { Icon } from '#ui/icon.tsx'
import { Loading, StateCard } from '#ui/state.tsx'
import { Swing } from '#ui/swing.tsx'
import * as words from '#words/frame.ts'
import * as ui from '#words/ui.ts'
import { homeName, homeOf } from './nav.ts'

export const LoadingScreen = () => <Loading text={words.loading} />

/** With the way to where one may be. */
export function NotAllowed({ role }: { role: Role }) {
  return (
    <StateCard role="alert" drawing={<DeskIcon name="lock-key-fill" />}>
      <h1 className="h3">{words.notAllowed}</h1>
      <ButtonLink kind="soft" size="sm" to={homeOf(role)}>
        {words.toPlace(homeName(role))}
      </ButtonLink>
    </StateCard>
  )
}

export function NothingHere({ role }: { role: Role }) {
  return (
    <StateCard drawing={<Swing mood="still" />}>
      <h1 className="h3">{words.nothingHere}</h1>
      <ButtonLink kind="soft" size="sm" to={homeOf(role)}>
        {words.toPlace(homeName(role))}
      </ButtonLink>
    </StateCard>
  )
}

export function ServerSilent({ onRetry }: { onRetry: () => void }) {
  return (
    <StateCard role="alert" drawing={<Swing mood="loose" />}>
      <h1 className="h3">{words.textKept}</h1>
      <Retry onRetry={onRetry} />
    </StateCard>
  )
}

/** A screen whose code could not be fetched, or that broke while it was drawn. */
export function Broken() {
  return (
    <StateCard role="alert" drawing={<Swing mood="loose" />}>
      <h1 className="h3">{words.broken}</h1>
      <Retry onRetry={() => location.reload()} />
    </StateCard>
  )
}

function Retry({ onRetry }: { onRetry: () => void }) {
  return (
    <Button kind="soft" size="sm" onClick={onRetry}>
      <Icon name="arrow-clockwise-bold" />
      {ui.tryAgain}
    </Button>
  )
}
