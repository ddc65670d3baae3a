import { contentLists, type ContentList } from './content-lists.ts'
import type { StaffCall } from './staff-endpoints.ts'

export type ContentCall = 'all' | 'add' | 'one' | 'change' | 'remove' | 'order' | 'restore' | 'versions'

/** The calls of one list: `contentCalls('rides').change` is PATCH /staff/rides/:id. */
export const contentCalls = <List extends ContentList>(list: List) =>
  ({
    all: { method: 'GET', path: `/staff/${list}`, act: 'content' },
    add: { method: 'POST', path: `/staff/${list}`, act: 'content' },
    one: { method: 'GET', path: `/staff/${list}/:id`, act: 'content' },
    change: { method: 'PATCH', path: `/staff/${list}/:id`, act: 'content' },
    remove: { method: 'DELETE', path: `/staff/${list}/:id`, act: 'content' },
    order: { method: 'PUT', path: `/staff/${list}/order`, act: 'content' },
    restore: { method: 'POST', path: `/staff/${list}/:id/restore`, act: 'content' },
    versions: { method: 'GET', path: `/staff/${list}/:id/versions`, act: 'content' },
  }) as const satisfies Record<ContentCall, StaffCall>

const listEndpoints: Record<`content.${ContentList}.${ContentCall}`, StaffCall> = Object.fromEntries(
  contentLists.flatMap((list) =>
    Object.entries(contentCalls(list)).map(([name, call]) => [`content.${list}.${name}`, call]),
  ),
) as Record<`content.${ContentList}.${ContentCall}`, StaffCall>

/** Of the centre itself, which there is once. What is the owner's of it is refused inside. */
export const centreEndpoints = {
  staffBusiness: { method: 'GET', path: '/staff/business', act: 'content' },
  staffChangeBusiness: { method: 'PATCH', path: '/staff/business', act: 'content' },
  staffBusinessVersions: { method: 'GET', path: '/staff/business/versions', act: 'content' },
  staffRestoreBusiness: { method: 'POST', path: '/staff/business/restore', act: 'content' },
  staffSettings: { method: 'GET', path: '/staff/settings', act: 'content' },
  staffChangeSettings: { method: 'PATCH', path: '/staff/settings', act: 'content' },
  staffSettingsVersions: { method: 'GET', path: '/staff/settings/versions', act: 'content' },
  staffRestoreSettings: { method: 'POST', path: '/staff/settings/restore', act: 'content' },
  staffPolicy: { method: 'GET', path: '/staff/policies/:name', act: 'content' },
  staffChangePolicy: { method: 'PATCH', path: '/staff/policies/:name', act: 'content' },
  staffPolicyVersions: { method: 'GET', path: '/staff/policies/:name/versions', act: 'content' },
  staffRestorePolicy: { method: 'POST', path: '/staff/policies/:name/restore', act: 'content' },
  staffFirstSteps: { method: 'GET', path: '/staff/first-steps', act: 'content' },
  staffBin: { method: 'GET', path: '/staff/bin', act: 'content' },
} as const satisfies Record<string, StaffCall>

export const contentEndpoints = { ...listEndpoints, ...centreEndpoints }
