import { type ReactNode, useCallback } from 'react'
import { useSearchParams } from 'react-router'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import * as words from '#words/kept.ts'
import { tryAgain } from '#words/ui.ts'
import { readToken } from '../session/token.ts'
import { dayBy, type KeptPasses, visitsOf } from './kept-passes.ts'
import { KeptList } from './kept-list.tsx'
import { useConnection } from './use-connection.ts'
import { useKeptPasses } from './use-kept-passes.ts'
import { wayBack } from './way-back.ts'
import './without-line.css'

const titles = { lost: words.lost, trying: words.lost, back: words.back }

function wordsOf(kept: KeptPasses | null | undefined): string {
  if (kept && kept.passes.length > 0) return words.ticketsHere
  return kept === null && readToken() === null ? words.signInToKeep : words.backSoon
}

const hasVisit = (kept: KeptPasses | null | undefined): boolean =>
  !!kept && visitsOf(kept, dayBy(kept, new Date())).length > 0

/** What somebody finds whose phone has no line. When it is back, they are taken where they were going, unless they hold up a code. */
export function WithoutLine({ centre, children }: { centre: string | undefined; children: ReactNode }) {
  const [search] = useSearchParams()
  const kept = useKeptPasses()
  const from = search.get('from')
  const goBack = useCallback(() => location.replace(wayBack(from, location)), [from])
  const stays = from === null || hasVisit(kept)
  const onBack = useCallback(() => stays || document.querySelector('dialog[open]') || goBack(), [stays, goBack])
  const { state, tryNow } = useConnection(onBack)
  const askAgain = async () => {
    if (await tryNow()) goBack()
  }
  return (
    <div className="without-line page-head wrap wrap--text stack">
      <div role="status">
        <h1>{titles[state]}</h1>
      </div>
      <p>{wordsOf(kept)}</p>
      {kept && kept.passes.length > 0 && <KeptList kept={kept} online={state === 'back'} centre={centre} />}
      {kept !== undefined && (
        <>
          <div className="row">
            <Button busy={state === 'trying'} onClick={() => void askAgain()}>
              <Icon name="arrow-clockwise-bold" />
              {state === 'back' ? words.goOn : tryAgain}
            </Button>
          </div>
          {children}
        </>
      )}
    </div>
  )
}
