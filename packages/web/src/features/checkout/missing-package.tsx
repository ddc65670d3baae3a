import { paths } from '#contract/paths.ts'
import { Button, ButtonLink } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { StateCard } from '#ui/state.tsx'
import { Swing } from '#ui/swing.tsx'

export function MissingPackage({ onRetry }: { onRetry: () => void }) {
  return (
    <StateCard role="alert" drawing={<Swing mood="loose" />}>
      <p className="h3">Something went wrong! Please reload the page.</p>
      <p>This package may no longer be on sale.</p>
      <Button kind="soft" size="sm" onClick={onRetry}>
        <Icon name="arrow-clockwise-bold" />
        Try again
      </Button>
      <ButtonLink size="sm" to={paths.packages}>
        View Packages
      </ButtonLink>
    </StateCard>
  )
}
