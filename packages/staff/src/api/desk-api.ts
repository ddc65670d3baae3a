import type { z } from 'zod'
import { orderEndpoints as calls } from '#contract/desk-endpoints.ts'
import { endpoints } from '#contract/endpoints.ts'
import { addDays, addMonths } from '#contract/rules/dates.ts'
import type { VisitDay } from '#contract/schemas/day.ts'
import type { OneOf } from '#contract/schemas/paging.ts'
import type {
  CancelOrder,
  ChangeRider,
  ExtendMembership,
  GiveBack,
  MoveVisit,
  Order,
  OrderAnswer,
  OrderRows,
} from '#contract/schemas/staff-orders.ts'
import { APPROVAL_HEADER } from '#contract/staff-endpoints.ts'
import { api } from './api.ts'

export type OrderName = { kind: Order['kind']; id: number }
/** What is done to an order; `approval` is what somebody else's PIN gave. */
type Acting<Body = object> = { order: OrderName; body?: Body; approval?: string }

/** The gateway has its own time to answer the server. */
const PATIENCE_WITH_GATEWAY_MS = 30_000

const pathOf = (path: string, { kind, id }: OrderName): string => path.replace(':kind', kind).replace(':id', String(id))

const post = (path: string, { order, body = {}, approval }: Acting) => ({
  method: 'POST',
  url: pathOf(path, order),
  body,
  timeout: PATIENCE_WITH_GATEWAY_MS,
  headers: approval ? { [APPROVAL_HEADER]: approval } : {},
})

type Step = { dispatch: (action: unknown) => unknown; queryFulfilled: Promise<{ data: OrderAnswer }> }

/** An act answers with what the order is now: the page shows that, and asks for nothing. */
async function keepOrder(_: unknown, { dispatch, queryFulfilled }: Step): Promise<void> {
  const answered = await queryFulfilled.catch(() => null)
  if (answered === null) return
  const { kind, id } = answered.data.data
  dispatch(deskApi.util.upsertQueryData('order', { kind, id }, answered.data.data))
}

/** Orders, and everything that is done to one. */
const deskApi = api.enhanceEndpoints({ addTagTypes: ['orders', 'order'] }).injectEndpoints({
  endpoints: (build) => {
    const act = <Body extends object | void>(path: string) =>
      build.mutation<OrderAnswer, Acting<Body>>({
        query: (acting) => post(path, acting as Acting),
        // What failed may have changed the order all the same: a gateway that was silent leaves a refund that waits.
        invalidatesTags: (_, error) => (error ? ['orders', 'order'] : ['orders']),
        onQueryStarted: keepOrder,
      })
    return {
      orders: build.query<OrderRows, string>({
        query: (search) => `${calls.staffOrders.path}${search}`,
        providesTags: ['orders'],
        keepUnusedDataFor: 30,
      }),
      order: build.query<Order, OrderName>({
        query: (order) => pathOf(calls.staffOrder.path, order),
        transformResponse: ({ data }: OneOf<Order>) => data,
        providesTags: ['order'],
        keepUnusedDataFor: 30,
      }),
      visitDays: build.query<VisitDay[], { branch: number; month: string }>({
        query: ({ branch, month }) => {
          const [from, to] = [`${month}-01`, addDays(addMonths(`${month}-01`, 1), -1)]
          return `${endpoints.days.path}?${new URLSearchParams({ branch_id: String(branch), from, to })}`
        },
        transformResponse: ({ data }: OneOf<VisitDay[]>) => data,
        keepUnusedDataFor: 15,
      }),
      giveBack: act<z.input<typeof GiveBack>>(calls.giveBack.path),
      cancelOrder: act<z.input<typeof CancelOrder>>(calls.cancelOrder.path),
      moveVisit: act<z.input<typeof MoveVisit>>(calls.moveVisit.path),
      changeRider: act<z.input<typeof ChangeRider>>(calls.changeRider.path),
      extendMembership: act<z.input<typeof ExtendMembership>>(calls.extendMembership.path),
      writeOrderNote: act<{ text: string }>(calls.writeOrderNote.path),
      resendMessage: act<void>(calls.resendMessage.path),
      askAboutOrder: act<void>(calls.askAboutOrder.path),
      askRefundAgain: build.mutation<OrderAnswer, { id: number; approval?: string }>({
        query: ({ id, approval }) => ({
          method: 'POST',
          url: calls.askRefundAgain.path.replace(':id', String(id)),
          body: {},
          timeout: PATIENCE_WITH_GATEWAY_MS,
          headers: approval ? { [APPROVAL_HEADER]: approval } : {},
        }),
        invalidatesTags: (_, error) => (error ? ['orders', 'order'] : ['orders']),
        onQueryStarted: keepOrder,
      }),
    }
  },
})

export const {
  useOrdersQuery,
  useOrderQuery,
  useVisitDaysQuery,
  useGiveBackMutation,
  useCancelOrderMutation,
  useMoveVisitMutation,
  useChangeRiderMutation,
  useExtendMembershipMutation,
  useWriteOrderNoteMutation,
  useResendMessageMutation,
  useAskAboutOrderMutation,
  useAskRefundAgainMutation,
} = deskApi
