/** Prices in Taka. */
export const demoProducts = [
  { name: 'Toddler Play', price: 350, age: '2 – 4' },
  { name: 'Kid Play', price: 550, age: '5 – 12' },
  { name: 'Unlimited Day', price: 850, age: '2 – 12' },
  { name: 'Adult Companion', price: 150, age: '18 +' },
  { name: 'One Hour Play', price: 300, age: '2 – 12' },
  { name: 'Birthday Guest', price: 450, age: '2 – 12' },
]

/** Whom a membership admits. They are no day tickets, so they are never on sale by themselves. */
export const demoRiderTypes = [
  { name: 'Kid', price: 550, age: '2 – 12' },
  { name: 'Adult', price: 150, age: '18 +' },
] as const
export type DemoRiderType = (typeof demoRiderTypes)[number]['name']
