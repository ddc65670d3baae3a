import { paths } from '#contract/paths.ts'
import { Button, ButtonLink } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { StateCard } from '#ui/state.tsx'
import { Swing } from '#ui/swing.tsx'
import * as app from '#words/app.ts'
import * as words from '#words/checkout.ts'
import * as ui from '#words/ui.ts'

export function MissingPackage({ onRetry }: { onRetry: () => void }) {
  return (
    <StateCard role="alert" drawing={<Swing mood="loose" />}>
      <p className="h3">{app.reloadPlease}</p>
      <p>{words.noSuchPackage}</p>
      <Button kind="soft" size="sm" onClick={onRetry}>
        <Icon name="arrow-clockwise-bold" />
        {ui.tryAgain}
      </Button>
      <ButtonLink size="sm" to={paths.packages}>
        {words.viewPackages}
      </ButtonLink>
    </StateCard>
  )
}
