import type { Package } from '#contract/schemas/package.ts'
import type { Product } from '#contract/schemas/product.ts'
import * as words from '#words/catalogue.ts'

type Sold = { name: string; description?: string; image?: string; price: number }

export const ticketSold = ({ name, age, price }: Product): Sold => ({
  name,
  description: age ? words.factsTicket(age) : undefined,
  price,
})

export const packageSold = ({ title, name, description, image, price }: Package, origin: string): Sold => ({
  name: `${name} (${title})`,
  description: description || undefined,
  image: image ? new URL(image, origin).href : undefined,
  price,
})

/** What the page at `url` sells, in schema.org's words: whatever is listed can be bought. */
export const offerData = (name: string, url: string, sold: Sold[]): object => ({
  '@type': 'ItemList',
  name,
  url,
  itemListElement: sold.map(({ price, ...product }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    item: {
      '@type': 'Product',
      ...product,
      offers: { '@type': 'Offer', price, priceCurrency: 'BDT', availability: 'https://schema.org/InStock', url },
    },
  })),
})
