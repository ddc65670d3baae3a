import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { StateCard } from '#ui/state.tsx'
import * as words from '#words/app.ts'
import drawing from '../art/spot-failed.svg?url'

export function ErrorState() {
  return (
    <div className="page-head wrap wrap--text">
      <StateCard role="alert" drawing={<img src={drawing} alt="" width="560" height="440" />}>
        <h1 className="h3">{words.reloadPlease}</h1>
        <Button size="sm" onClick={() => location.reload()}>
          <Icon name="arrow-clockwise-bold" />
          {words.reload}
        </Button>
      </StateCard>
    </div>
  )
}

export function ErrorPage() {
  return (
    <main id="main">
      <title>{words.wentWrong}</title>
      <meta name="robots" content="noindex" />
      <ErrorState />
    </main>
  )
}
