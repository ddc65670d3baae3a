import { type ComponentType, lazy, Suspense } from 'react'
import { Navigate, type RouteObject } from 'react-router'
import { contentPath, type Room as RoomName, staffPaths } from '#contract/staff-paths.ts'
import { Guard, Outside } from './guard.tsx'
import { Landing, Nowhere, Room } from './room.tsx'
import { LoadingScreen } from './states.tsx'

/** A screen comes when it is first opened. */
function screen(load: () => Promise<{ Component: ComponentType }>) {
  const Screen = lazy(async () => ({ default: (await load()).Component }))
  return (
    <Suspense fallback={<LoadingScreen />}>
      <Screen />
    </Suspense>
  )
}

/** The gate does without it: it is fetched as soon as it is known that somebody is elsewhere, together with the screen in it. */
const loadFrame = () => import('./frame.tsx')
if (location.pathname !== staffPaths.gate) void loadFrame()

const inRoom = (name: RoomName, path: string, load: Parameters<typeof screen>[0]): RouteObject => ({
  path,
  element: <Room name={name}>{screen(load)}</Room>,
})
const room = (name: RoomName, load: Parameters<typeof screen>[0]): RouteObject => inRoom(name, staffPaths[name], load)

/** A list of the content, or with `:id` the form of one of its things. */
const content = (list: string, load: Parameters<typeof screen>[0]): RouteObject => ({
  path: contentPath(list),
  element: <Room name="content">{screen(load)}</Room>,
})

export const routes: RouteObject[] = [
  {
    element: <Outside />,
    children: [{ path: staffPaths.signIn, element: screen(() => import('../door/sign-in-screen.tsx')) }],
  },
  { path: staffPaths.first, element: screen(() => import('../door/first-screen.tsx')) },
  { path: staffPaths.pair, element: screen(() => import('../door/pair-screen.tsx')) },
  {
    element: <Guard />,
    children: [
      { path: staffPaths.home, element: <Landing /> },
      // Nobody lands in a report by a wrong tap in a queue: the gate has a frame of its own.
      room('gate', () => import('../gate/gate-screen.tsx')),
      {
        element: screen(loadFrame),
        children: [
          room('sales', () => import('../sales/sales-screen.tsx')),
          room('orders', () => import('../desk/orders/orders-screen.tsx')),
          inRoom('orders', `${staffPaths.orders}/:kind/:id`, () => import('../desk/order/order-screen.tsx')),
          room('payments', () => import('../desk/payments/payments-screen.tsx')),
          room('customers', () => import('../desk/customers/customers-screen.tsx')),
          inRoom('customers', `${staffPaths.customers}/:id`, () => import('../desk/customers/household-screen.tsx')),
          room('rules', () => import('../rules/days-screen.tsx')),
          content('rides', () => import('../office/rides-screen.tsx')),
          content('rides/:id', () => import('../office/ride-screen.tsx')),
          content('gallery', () => import('../office/gallery-screen.tsx')),
          content('gallery/:id', () => import('../office/photo-screen.tsx')),
          content('services', () => import('../office/services-screen.tsx')),
          content('services/:id', () => import('../office/service-screen.tsx')),
          content('about', () => import('../office/abouts-screen.tsx')),
          content('about/:id', () => import('../office/about-screen.tsx')),
          content('tickets', () => import('../office/tickets-screen.tsx')),
          content('tickets/:id', () => import('../office/ticket-screen.tsx')),
          content('goods', () => import('../office/goods-screen.tsx')),
          content('goods/:id', () => import('../office/one-goods-screen.tsx')),
          content('rider-types', () => import('../office/rider-types-screen.tsx')),
          content('rider-types/:id', () => import('../office/rider-type-screen.tsx')),
          content('packages', () => import('../office/packages-screen.tsx')),
          content('packages/:id', () => import('../office/package-screen.tsx')),
          content('branches', () => import('../office/branches-screen.tsx')),
          content('branches/:id', () => import('../office/branch-screen.tsx')),
          content('business', () => import('../office/business-screen.tsx')),
          content('policies', () => import('../office/policies-screen.tsx')),
          content('policies/:id', () => import('../office/policies-screen.tsx')),
          content('settings', () => import('../office/settings-screen.tsx')),
          content('bin', () => import('../office/bin-screen.tsx')),
          { path: staffPaths.content, element: <Navigate to={contentPath('rides')} replace /> },
          room('people', () => import('../people/people-screen.tsx')),
          room('devices', () => import('../people/devices-screen.tsx')),
          room('history', () => import('../people/history-screen.tsx')),
          { path: staffPaths.more, element: screen(() => import('./more-screen.tsx')) },
          { path: '*', element: <Nowhere /> },
        ],
      },
    ],
  },
]
