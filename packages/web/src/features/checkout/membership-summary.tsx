import type { ReactNode } from 'react'
import type { Package } from '#contract/schemas/package.ts'
import { langOf } from '#ui/lang-of.ts'
import { PackageMini } from '../orders/package-mini.tsx'
import { dayWords, hourWords, monthWords } from '../orders/package-words.ts'
import { Receipt, Sum, Sums, Total } from '../orders/receipt.tsx'
import { extraOf, type RiderType } from './membership-order.ts'

type Props = { pack: Package; types: RiderType[]; total: number; about: ReactNode; children: ReactNode }

function AddedSum({ rider }: { rider: RiderType }) {
  const name = (
    <>
      {rider.added} × <span lang={langOf(rider.type)}>{rider.type}</span> <span className="sm mute">added</span>
    </>
  )
  return <Sum name={name} taka={extraOf(rider)} />
}

export function MembershipSummary({ pack, types, total, about, children }: Props) {
  const words = [monthWords(pack.month), hourWords(pack.hour), dayWords(pack.days)]
  return (
    <Receipt>
      <h2 className="h3">Order Summary</h2>
      <PackageMini pack={pack}>{words.filter((word) => word !== '').join(' · ')}</PackageMini>
      {about}
      <Sums>
        <Sum name="Package price" taka={pack.price} />
        {types
          .filter(({ added }) => added > 0)
          .map((rider) => (
            <AddedSum key={rider.id} rider={rider} />
          ))}
      </Sums>
      <Total name="Total" taka={total} />
      {children}
    </Receipt>
  )
}
