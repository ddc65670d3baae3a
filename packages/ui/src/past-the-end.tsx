import * as words from '#words/ui.ts'
import { ButtonLink } from './button.tsx'
import { useAnswer } from './page-context.ts'
import { StateCard } from './state.tsx'
import { Swing } from './swing.tsx'

type Props = { last: number; to: (page: number) => string }

export function PastTheEnd({ last, to }: Props) {
  useAnswer({ status: 404 })
  return (
    <StateCard drawing={<Swing mood="still" />}>
      <meta name="robots" content="noindex" />
      <p className="h3">{words.noSuchPage}</p>
      <p>{last === 1 ? words.onePageOnly : words.endsAtPage(last)}</p>
      <ButtonLink size="sm" to={to(1)}>
        {words.goToPageOne}
      </ButtonLink>
    </StateCard>
  )
}
