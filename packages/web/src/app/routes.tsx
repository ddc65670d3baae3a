import { Navigate, type NonIndexRouteObject, type RouteObject } from 'react-router'
import { endpoints } from '#contract/endpoints.ts'
import { paths } from '#contract/paths.ts'
import * as words from '#words/app.ts'
import type { Queries } from '../api/queries.ts'
import { Guard, OwnPage } from './guard.tsx'
import { layoutQueries, PublicLayout } from './public-layout.tsx'
import { type LazyScreen, lazyScreen, Screen, type ScreenModule } from './screen.tsx'

/**
 * `file` is a screen's name in the build's manifest; `paged` is the API's list that `?page=` turns; what hangs under `guarded`
 * is for a signed-in visitor only; what is `unlisted` is nothing to be found by a search.
 */
export type RouteHandle = {
  screen?: LazyScreen
  queries?: Queries
  file?: string
  paged?: string
  guarded?: boolean
  unlisted?: boolean
  unknown?: boolean
}

export const handleOf = (route: RouteObject): RouteHandle => (route.handle ?? {}) as RouteHandle

const modules = import.meta.glob<ScreenModule>(['../screens/*.tsx', '!../screens/*.test.tsx'])

function screen(path: string, name: string, handle: RouteHandle = {}): NonIndexRouteObject {
  const fetchModule = modules[`../screens/${name}.tsx`]
  if (!fetchModule) throw new Error(`There is no screen named ${name}.`)
  const lazy = lazyScreen(fetchModule)
  return { path, element: <Screen lazy={lazy} />, handle: { ...handle, screen: lazy, file: `src/screens/${name}.tsx` } }
}

export const routes: RouteObject[] = [
  {
    element: <PublicLayout />,
    handle: { queries: layoutQueries } satisfies RouteHandle,
    children: [
      screen(paths.home, 'home'),
      screen(paths.funRides, 'fun-rides', { paged: endpoints.rides.path }),
      screen(paths.tickets, 'tickets'),
      screen(paths.services, 'services'),
      screen(paths.packages, 'package-and-offers'),
      screen(paths.about, 'about', { paged: endpoints.abouts.path }),
      screen(paths.gallery, 'gallery', { paged: endpoints.galleries.path }),
      screen(paths.contact, 'contact'),
      screen(paths.terms, 'terms-and-conditions'),
      screen(paths.privacy, 'privacy-policy'),
      screen(paths.refund, 'refund-policy'),
      screen(paths.delivery, 'service-delivery-policy'),
      screen(paths.offline, 'offline', { unlisted: true }),
      {
        element: <OwnPage />,
        handle: { guarded: true } satisfies RouteHandle,
        children: [
          {
            ...screen(paths.dashboard, 'dashboard'),
            children: [
              {
                element: <Guard heading={words.myProfile} framed />,
                children: [
                  { index: true, element: <Navigate to={paths.profile} replace /> },
                  screen(paths.profile, 'profile'),
                ],
              },
              {
                element: <Guard heading={words.myTickets} framed />,
                children: [screen(paths.myTickets, 'my-tickets')],
              },
              {
                element: <Guard heading={words.mySubscriptions} framed />,
                children: [screen(paths.mySubscriptions, 'my-subscriptions')],
              },
              {
                element: <Guard framed />,
                children: [screen(paths.myTicket, 'my-ticket'), screen(paths.mySubscription, 'my-subscription')],
              },
            ],
          },
          {
            element: <Guard heading={words.membershipCheckout} />,
            children: [screen(paths.membershipCheckout, 'membership-checkout')],
          },
          {
            element: <Guard />,
            children: [
              screen(paths.ticketCheckout, 'ticket-checkout'),
              screen(paths.ticketSuccess, 'ticket-success'),
              screen(paths.ticketFail, 'ticket-fail'),
              screen(paths.membershipSuccess, 'membership-success'),
              screen(paths.membershipFail, 'membership-fail'),
              screen(paths.checkout, 'checkout'),
            ],
          },
        ],
      },
      screen(paths.sharedPass, 'shared-pass', { unlisted: true }),
      screen('*', 'not-found', { unknown: true }),
    ],
  },
]
