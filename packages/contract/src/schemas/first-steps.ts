import { z } from 'zod'

/** What a centre needs before parents can find it, choose and buy, in the order in which it is made. */
export const firstSteps = ['name', 'hours', 'branch', 'tickets', 'package', 'rides', 'photos'] as const
export type FirstStep = (typeof firstSteps)[number]

export const FirstSteps = z.array(z.object({ step: z.enum(firstSteps), done: z.boolean() }))
export type FirstSteps = z.infer<typeof FirstSteps>
