import { useNavigate, useSearchParams } from 'react-router'
import { paths } from '#contract/paths.ts'
import { keepPreviousData } from '#ui/keep-previous-data.ts'
import { type ListAddress, listPath, readListAddress } from '#ui/list-address.ts'
import { Paged } from '#ui/paged.tsx'
import { SearchBox } from '#ui/search-box.tsx'
import { Loading } from '#ui/state.tsx'
import { useTurnedPage } from '#ui/use-turned-page.ts'
import { loading } from '#words/app.ts'
import * as words from '#words/subscriptions.ts'
import { PageHead } from '../features/content/page-head.tsx'
import { NoSubscriptions, NoSuchSubscriptions, SubscriptionList } from '../features/subscriptions/subscription-list.tsx'
import { askSubscriptions, useSubscriptionsQuery } from '../features/subscriptions/subscriptions-api.ts'

/** This list has no filter to choose. */
const filters = ['all'] as const
type Address = Pick<ListAddress<'all'>, 'search' | 'page'>

const readAddress = (query: URLSearchParams): Address => {
  const { search, page } = readListAddress(query, filters)
  return { search, page }
}
const pathOf = (address: Address): string => listPath(paths.mySubscriptions, { ...address, filter: 'all' }, filters)

export const queries = ({ search }: { search: URLSearchParams }) => [askSubscriptions(readAddress(search))]

export function Component() {
  const address = readAddress(useSearchParams()[0])
  const navigate = useNavigate()
  const { query, page } = keepPreviousData(
    useSubscriptionsQuery(address, { refetchOnMountOrArgChange: true }),
    address.page,
  )
  const heading = useTurnedPage(address.page)
  const show = (search: string, replace = false) => void navigate(pathOf({ search, page: 1 }), { replace })
  return (
    <>
      <PageHead title={words.title} />
      <h1 ref={heading} tabIndex={-1}>
        {words.title}
      </h1>
      <SearchBox
        value={address.search}
        placeholder={words.searchPlaceholder}
        onSearch={(search) => show(search, true)}
      />
      <Paged
        query={query}
        page={page}
        to={(to) => pathOf({ ...address, page: to })}
        loading={<Loading text={loading} />}
        failed={words.failed}
        empty={address.search === '' ? <NoSubscriptions /> : <NoSuchSubscriptions onAll={() => show('')} />}
      >
        {(subscriptions) => <SubscriptionList subscriptions={subscriptions} busy={query.isFetching} />}
      </Paged>
    </>
  )
}
