import { ErrorBody } from '#contract/schemas/error.ts'
import { StaffRefusal } from '#contract/schemas/staff.ts'

/** How every call of the owner's side stands in the description of the API, and what it may refuse. */
export const staffTags = ['Staff']
export const staffRefusals = { 401: ErrorBody, 403: StaffRefusal, 429: ErrorBody, 500: ErrorBody, 503: ErrorBody }
export const openRefusals = { ...staffRefusals, 422: ErrorBody }
