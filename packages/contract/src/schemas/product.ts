import { z } from 'zod'

/** A kind of day ticket; price in Taka. */
export const Product = z.object({ id: z.int(), name: z.string(), price: z.number(), age: z.string() })
export type Product = z.infer<typeof Product>
