import type { Manager } from '#contract/schemas/gate.ts'
import type { OneOf } from '#contract/schemas/paging.ts'
import type { Approval, AskApproval } from '#contract/schemas/staff-approval.ts'
import { doorEndpoints, gateEndpoints } from '#contract/staff-endpoints.ts'
import { api } from './api.ts'

/** Whose PIN may be asked for on this device, and what it opens. */
const approvalsApi = api.injectEndpoints({
  endpoints: (build) => ({
    approve: build.mutation<Approval, AskApproval>({
      query: (body) => ({ method: 'POST', url: doorEndpoints.staffApprove.path, body, timeout: 5000 }),
      transformResponse: ({ data }: OneOf<Approval>) => data,
    }),
    managers: build.query<Manager[], void>({
      query: () => gateEndpoints.gateManagers.path,
      transformResponse: ({ data }: OneOf<Manager[]>) => data,
    }),
  }),
})

export const { useApproveMutation, useManagersQuery } = approvalsApi
