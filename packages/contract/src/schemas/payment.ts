import { z } from 'zod'

/** What the gateway sends with a return or a notice; of all its fields these are looked at, the others only for the signature. */
export const GatewayFields = z
  .looseObject({
    tran_id: z.unknown().optional(),
    val_id: z.unknown().optional(),
    status: z.unknown().optional(),
    error: z.unknown().optional(),
  })
  .nullish()

/** Our own address in a return names the transaction, should the form be lost. */
export const ReturnQuery = z.looseObject({ tran_id: z.unknown().meta({ type: 'string' }).optional() })

export const NoticeTaken = z.object({ message: z.string() })

export const SentOn = z.null().describe('On to the success or the fail screen of the order.')
