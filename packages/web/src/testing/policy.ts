import type { Policy } from '#contract/schemas/policy.ts'

/** As the API answers for a policy that the centre has not written itself. */
export const policyAnswer = (pathname: string): { status: number; body: { data: Policy } } | null =>
  pathname.startsWith('/api/policies/')
    ? {
        status: 200,
        body: {
          data: {
            name: pathname.slice('/api/policies/'.length) as Policy['name'],
            text: 'We promise.\n# How\n- By word\n1. By deed',
            updated: '2026-11-15',
            own: false,
          },
        },
      }
    : null
