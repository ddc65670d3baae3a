import { type ReactNode, useCallback } from 'react'
import { useSearchParams } from 'react-router'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { useConnection } from './use-connection.ts'
import { wayBack } from './way-back.ts'
import './without-line.css'

const words = { lost: 'No connection right now', trying: 'No connection right now', back: 'You are connected again' }

/** What somebody finds whose phone has no line; when it is back, they are taken where they were going. */
export function WithoutLine({ children }: { children: ReactNode }) {
  const [search] = useSearchParams()
  const from = search.get('from')
  const goBack = useCallback(() => location.replace(wayBack(from, location)), [from])
  const { state, tryNow } = useConnection(goBack)
  const tryAgain = async () => {
    if (await tryNow()) goBack()
  }
  return (
    <div className="without-line page-head wrap wrap--text stack">
      <h1>{words[state]}</h1>
      <p role="status">Please check your internet. We take you back as soon as there is a line.</p>
      <div className="row">
        <Button busy={state === 'trying'} onClick={() => void tryAgain()}>
          <Icon name="arrow-clockwise-bold" />
          Try again
        </Button>
      </div>
      {children}
    </div>
  )
}
