import type { Ride } from '#contract/schemas/ride.ts'
import { Block } from '#ui/block.tsx'
import * as words from '#words/catalogue.ts'
import { RideCard } from '#cards/ride-card.tsx'

/** `first` counts the cards that are seen before anything is scrolled. */
type Props = { rides: Ride[]; heading?: 'h2' | 'h3'; first?: number }

export function RideGrid({ rides, heading = 'h3', first = 0 }: Props) {
  return (
    <div className="grid rides">
      {rides.map((ride, i) => (
        <RideCard key={ride.id} ride={ride} heading={heading} first={i < first} />
      ))}
    </div>
  )
}

const waiting = (
  <Block className="ride">
    <div className="ride__pic skel" />
    <div className="ride__txt">
      <div className="skel ride__line" />
      <div className="skel ride__line" />
      <div className="skel ride__line" />
      <div className="skel ride__line" />
    </div>
  </Block>
)

/** Cards of the size of what comes, so that nothing jumps. */
export function RidesLoading({ count }: { count: number }) {
  return (
    <>
      <p className="vh" role="status">
        {words.ridesLoading}
      </p>
      <div className="grid rides late" aria-hidden="true">
        {Array.from({ length: count }, (_, i) => (
          <div key={i}>{waiting}</div>
        ))}
      </div>
    </>
  )
}
