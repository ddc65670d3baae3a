import { useNavigate, useSearchParams } from 'react-router'
import { paths } from '#contract/paths.ts'
import { Chip } from '#ui/chip.tsx'
import { keepPreviousData } from '#ui/keep-previous-data.ts'
import { type ListAddress, listPath, readListAddress } from '#ui/list-address.ts'
import { Paged } from '#ui/paged.tsx'
import { SearchBox } from '#ui/search-box.tsx'
import { Loading } from '#ui/state.tsx'
import { useTurnedPage } from '#ui/use-turned-page.ts'
import { loading } from '#words/app.ts'
import { paid } from '#words/orders.ts'
import * as words from '#words/sales.ts'
import { PageHead } from '../features/content/page-head.tsx'
import { NoSales, NoSuchSales, SaleList } from '../features/sales/sale-list.tsx'
import { askSales, filters, type SalesFilter, useSalesQuery } from '../features/sales/sales-api.ts'
import './my-tickets.css'

type Address = ListAddress<SalesFilter>

export const queries = ({ search }: { search: URLSearchParams }) => [askSales(readListAddress(search, filters))]

const labels: Record<SalesFilter, string> = { all: words.all, paid, unpaid: words.unpaid }
const everything: Address = { search: '', filter: 'all', page: 1 }
const pathOf = (address: Address): string => listPath(paths.myTickets, address, filters)
/** On a slow phone the screen is a step behind the address. */
const addressNow = (): Address => readListAddress(new URLSearchParams(location.search), filters)

export function Component() {
  const address = readListAddress(useSearchParams()[0], filters)
  const navigate = useNavigate()
  const { query, page } = keepPreviousData(useSalesQuery(address, { refetchOnMountOrArgChange: true }), address.page)
  const heading = useTurnedPage(address.page)
  const show = (change: Partial<Address>, replace = false) =>
    void navigate(pathOf({ ...addressNow(), page: 1, ...change }), { replace })
  const isAll = address.search === '' && address.filter === 'all'
  return (
    <>
      <PageHead title={words.title} />
      <h1 ref={heading} tabIndex={-1}>
        {words.title}
      </h1>
      <div className="stack list-ways">
        <SearchBox
          value={address.search}
          placeholder={words.searchPlaceholder}
          onSearch={(search) => show({ search }, true)}
        />
        <div className="chips" role="group" aria-label={words.filter}>
          {filters.map((filter) => (
            <Chip key={filter} pressed={filter === address.filter} onPress={() => show({ filter })}>
              {labels[filter]}
            </Chip>
          ))}
        </div>
      </div>
      <Paged
        query={query}
        page={page}
        to={(to) => pathOf({ ...address, page: to })}
        loading={<Loading text={loading} />}
        failed={words.failed}
        empty={
          isAll ? (
            <NoSales />
          ) : (
            <NoSuchSales
              filter={address.filter}
              searched={address.search !== ''}
              onAll={() => show(everything)}
              onSearchAll={() => show({ filter: 'all' })}
            />
          )
        }
      >
        {(sales) => <SaleList sales={sales} busy={query.isFetching} />}
      </Paged>
    </>
  )
}
