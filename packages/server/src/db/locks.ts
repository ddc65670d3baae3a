/** The advisory locks of this product, in one place so that no two are the same. */
export const locks = {
  migrate: 4_302_001,
  ownDataFolder: 4_302_002,
  loadDemo: 4_302_003,
  /** The first of two keys; the second is what is counted. */
  limits: 4_302_004,
  /** The first of two keys; the second is the order. */
  startPayment: 4_302_010,
  /** The first of two keys; the second is the customer. */
  stackMemberships: 4_302_012,
  /** The first of two keys; the second is the customer. */
  placeOrder: 4_302_013,
} as const
