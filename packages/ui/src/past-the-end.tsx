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
      <p className="h3">There is no such page.</p>
      <p>{last === 1 ? 'This list has one page only.' : `This list ends at page ${last}.`}</p>
      <ButtonLink size="sm" to={to(1)}>
        Go to page 1
      </ButtonLink>
    </StateCard>
  )
}
