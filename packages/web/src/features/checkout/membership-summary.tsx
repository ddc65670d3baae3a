import type { ReactNode } from 'react'
import type { Package } from '#contract/schemas/package.ts'
import { langOf } from '#ui/lang-of.ts'
import { Sentence } from '#ui/sentence.tsx'
import { digits } from '#words/digits.ts'
import { monthsCount } from '#words/dates.ts'
import * as words from '#words/checkout.ts'
import { PackageMini } from '../orders/package-mini.tsx'
import { dayWords, hourWords } from '#cards/package-words.ts'
import { Receipt, Sum, Sums, Total } from '../orders/receipt.tsx'
import { extraOf, type RiderType } from './membership-order.ts'

type Props = { pack: Package; types: RiderType[]; total: number; about: ReactNode; children: ReactNode }

function AddedSum({ rider }: { rider: RiderType }) {
  const gaps = {
    n: digits(rider.added),
    type: <span lang={langOf(rider.name)}>{rider.name}</span>,
    added: <span className="sm mute">{words.added}</span>,
  }
  return <Sum name={<Sentence text={words.addedRider} gaps={gaps} />} taka={extraOf(rider)} />
}

export function MembershipSummary({ pack, types, total, about, children }: Props) {
  const facts = [monthsCount(pack.month), hourWords(pack.hour), dayWords(pack.days)]
  return (
    <Receipt>
      <h2 className="h3">{words.orderSummary}</h2>
      <PackageMini pack={pack}>{facts.filter((fact) => fact !== '').join(' · ')}</PackageMini>
      {about}
      <Sums>
        <Sum name={words.packagePrice} taka={pack.price} />
        {types
          .filter(({ added }) => added > 0)
          .map((rider) => (
            <AddedSum key={rider.id} rider={rider} />
          ))}
      </Sums>
      <Total name={words.total} taka={total} />
      {children}
    </Receipt>
  )
}
