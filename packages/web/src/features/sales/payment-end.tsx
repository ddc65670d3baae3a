import { Navigate, useLocation } from 'react-router'
import { Loading } from '../../ui/state.tsx'
import { MissingSale } from './missing-sale.tsx'
import { PaymentFailed } from './payment-failed.tsx'
import { PaymentOnItsWay } from './payment-on-its-way.tsx'
import { PaymentSuccessful } from './payment-successful.tsx'
import { failPath, successPath } from './sale-paths.ts'
import { usePaymentNews } from './use-payment-news.ts'

/** `claim` is what the address says, where the gateway's return led to. What is shown follows what the server knows. */
type Props = { id: number; claim: 'paid' | 'failed'; email: string | null; onPaid: (id: number) => void }

type AfterAll = { afterAll: true }

export function PaymentEnd({ id, claim, email, onPaid }: Props) {
  const afterAll = (useLocation().state as AfterAll | null)?.afterAll === true
  const { sale, news, missing, refetch } = usePaymentNews(id)
  if (sale === undefined) {
    return <div className="page-head wrap wrap--text">{missing ? <MissingSale onRetry={() => void refetch()} /> : <Loading text="Loading..." />}</div>
  }
  if (news === 'waiting' || news === 'late') return <PaymentOnItsWay sale={sale} late={news === 'late'} onAsk={() => void refetch()} />
  if (news !== claim) {
    return news === 'paid'
      ? <Navigate replace to={successPath(id)} state={{ afterAll: true } satisfies AfterAll} />
      : <Navigate replace to={failPath(id)} />
  }
  return news === 'paid' ? <PaymentSuccessful sale={sale} afterAll={afterAll} onPaid={onPaid} /> : <PaymentFailed sale={sale} email={email} />
}
