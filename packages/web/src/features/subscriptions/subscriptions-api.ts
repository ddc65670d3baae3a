import type { Params } from 'react-router'
import { endpoints } from '#contract/endpoints.ts'
import { idOf } from '#contract/paths.ts'
import type { ListOf, OneOf } from '#contract/schemas/paging.ts'
import type { PlaceSubscription } from '#contract/schemas/place-subscription.ts'
import type { PurchaseAnswer } from '#contract/schemas/purchase.ts'
import type { NextStart, Subscription } from '#contract/schemas/subscription.ts'
import { address, api } from '../../api/api.ts'

const withId = (path: string, id: number): string => path.replace(':id', String(id))

export const subscriptionsApi = api.injectEndpoints({
  endpoints: (build) => ({
    placeSubscription: build.mutation<PurchaseAnswer, { key: string; order: PlaceSubscription }>({
      query: ({ key, order }) => ({
        method: endpoints.placeSubscription.method,
        url: endpoints.placeSubscription.path,
        headers: { 'idempotency-key': key },
        body: order,
      }),
      invalidatesTags: ['subscriptions'],
    }),
    subscriptions: build.query<ListOf<Subscription>, { search: string; page: number }>({
      query: (at) => address(endpoints.subscriptions.path, at),
      providesTags: ['subscriptions'],
    }),
    subscription: build.query<OneOf<Subscription>, number>({
      query: (id) => withId(endpoints.subscription.path, id),
      providesTags: ['subscription'],
    }),
    nextStart: build.query<OneOf<NextStart>, number>({
      query: (id) => address(endpoints.nextStart.path, { package_id: id }),
      providesTags: ['subscriptions'],
    }),
    // Refused or not, what is shown of it may have changed: it is asked for again.
    paySubscription: build.mutation<PurchaseAnswer, number>({
      query: (id) => ({ method: endpoints.paySubscription.method, url: withId(endpoints.paySubscription.path, id) }),
      invalidatesTags: (_, error) => (error ? ['subscriptions', 'subscription'] : []),
    }),
    cancelSubscription: build.mutation<OneOf<Subscription>, number>({
      query: (id) => ({
        method: endpoints.cancelSubscription.method,
        url: withId(endpoints.cancelSubscription.path, id),
      }),
      invalidatesTags: ['subscriptions', 'subscription'],
    }),
  }),
})

export const {
  usePlaceSubscriptionMutation,
  useSubscriptionsQuery,
  useSubscriptionQuery,
  useNextStartQuery,
  usePaySubscriptionMutation,
  useCancelSubscriptionMutation,
} = subscriptionsApi
export const askSubscriptions = subscriptionsApi.endpoints.subscriptions.initiate
const askSubscription = subscriptionsApi.endpoints.subscription.initiate
export const askNextStart = subscriptionsApi.endpoints.nextStart.initiate

/** What a screen about one of them needs. */
export const subscriptionQueries = ({ params }: { params: Params }) => {
  const id = idOf(params['subscriptionId'])
  return id === null ? [] : [askSubscription(id)]
}
