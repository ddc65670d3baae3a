/** The advisory locks of this product, in one place so that no two are the same. */
export const locks = {
  migrate: 4_302_001,
  ownDataFolder: 4_302_002,
  loadDemo: 4_302_003,
  passKeys: 4_302_005,
  /** The first of two keys; the second is what is counted. */
  limits: 4_302_004,
  /** The first of two keys; the second is the order. */
  startPayment: 4_302_010,
  /** The first of two keys; the second is the customer. */
  stackMemberships: 4_302_012,
  /** The first of two keys; the second is the customer. */
  placeOrder: 4_302_013,
  /** Whoever tells managers that a payment waits. */
  tellHeld: 4_302_022,
  /** Whoever changes what is said about days. */
  keepDays: 4_302_021,
  /** The first of two keys; the second is the list. */
  content: 4_302_030,
  /** Taken by the trigger that keeps an owner (migration 0015). */
  keepOwner: 4_302_020,
} as const
