import { pastelOf } from '#contract/rules/pastel.ts'
import type { Ride } from '#contract/schemas/ride.ts'
import { Block } from '#ui/block.tsx'
import { langOf } from '#ui/lang-of.ts'
import { Picture } from '#ui/picture.tsx'
import './ride-card.css'

/** Two columns of a phone, three from 700 px, 390 px at most. */
const SIZES = '(min-width: 1280px) 366px, (min-width: 700px) 30vw, 45vw'

type Props = { ride: Ride; heading: 'h2' | 'h3'; first: boolean }

export function RideCard({ ride, heading: Heading, first }: Props) {
  return (
    <Block as="article" className="ride" pastel={pastelOf(ride.id)}>
      <div className="ride__pic">
        <Picture picture={ride.picture} sizes={SIZES} first={first} />
      </div>
      <div className="ride__txt">
        <Heading className="h3" lang={langOf(ride.name)}>
          {ride.name}
        </Heading>
        <p lang={langOf(ride.details)}>{ride.details}</p>
      </div>
    </Block>
  )
}
