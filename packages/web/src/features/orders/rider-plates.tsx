import { isAdult } from '#contract/rules/riders.ts'
import type { RidingUser } from '#contract/schemas/purchase.ts'
import { Avatar } from '#ui/avatar.tsx'
import { Badge } from '#ui/badge.tsx'
import { langOf } from '#ui/lang-of.ts'
import { years } from '#words/dates.ts'
import * as ui from '#words/ui.ts'
import './rider-plates.css'

/** An age that nobody typed is stored as 0, so it says nothing. */
function Plate({ rider: { name, age, type, type_name } }: { rider: RidingUser }) {
  const adult = isAdult(type)
  return (
    <li className="plate">
      <Avatar name={name} pastel={adult ? 'teal' : 'sunny'} />
      <div className="plate__who">
        <p className="plate__name" lang={name ? langOf(name) : undefined}>
          {name ?? ui.guest}
        </p>
        {age !== null && age > 0 && <p className="sm mute">{years(age)}</p>}
      </div>
      <Badge plain kind={adult ? 'teal' : 'info'}>
        <span lang={langOf(type_name ?? type)}>{type_name ?? type}</span>
      </Badge>
    </li>
  )
}

export function RiderPlates({ riders }: { riders: RidingUser[] }) {
  return (
    <ul className="plates">
      {riders.map((rider, index) => (
        <Plate key={index} rider={rider} />
      ))}
    </ul>
  )
}
