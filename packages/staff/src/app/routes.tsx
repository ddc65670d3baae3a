import { type ComponentType, lazy, Suspense } from 'react'
import type { RouteObject } from 'react-router'
import { type Room as RoomName, staffPaths } from '#contract/staff-paths.ts'
import { Frame } from './frame.tsx'
import { Guard, Outside } from './guard.tsx'
import { MoreScreen } from './more-screen.tsx'
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

const room = (name: RoomName, load: Parameters<typeof screen>[0]): RouteObject => ({
  path: staffPaths[name],
  element: <Room name={name}>{screen(load)}</Room>,
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
        element: <Frame />,
        children: [
          room('sales', () => import('../sales/sales-screen.tsx')),
          room('people', () => import('../people/people-screen.tsx')),
          room('devices', () => import('../people/devices-screen.tsx')),
          room('history', () => import('../people/history-screen.tsx')),
          { path: staffPaths.more, element: <MoreScreen /> },
          { path: '*', element: <Nowhere /> },
        ],
      },
    ],
  },
]
