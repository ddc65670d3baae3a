import type { Page } from '@playwright/test'

/** What everybody writes in Latin letters, the numbers of a licence and of an order, codes for the gate, and the site's own name. */
const LATIN =
  /\b(TRAD\/[\w/-]+|INV-[\d-]+|[0-9A-Z]{4}(?:-[0-9A-Z]{4}){2}|01X{9}|Dolna|OTP|QR|SSL|SSLCOMMERZ|Visa|Mastercard|JPG|JPEG|PNG|MB|BIN|KB|PDF|SMS|ID|EN|FUN MEMBER)\b/g

/** English words that a Bangla page shows outside what is marked as English, addresses and what was typed. */
export async function englishOn(page: Page): Promise<string[]> {
  const text = await page.evaluate(() => {
    const copy = document.body.cloneNode(true) as HTMLElement
    for (const part of copy.querySelectorAll(
      '[lang="en"], script, style, template, svg, [href^="mailto:"], [href^="tel:"]',
    ))
      part.remove()
    const named = [...copy.querySelectorAll('[aria-label], [alt], [placeholder], [title]')].flatMap((part) =>
      ['aria-label', 'alt', 'placeholder', 'title'].map((name) => part.getAttribute(name) ?? ''),
    )
    const texts: string[] = []
    const walk = document.createTreeWalker(copy, NodeFilter.SHOW_TEXT)
    while (walk.nextNode()) texts.push(walk.currentNode.textContent ?? '')
    return [...texts, ...named].join('\n')
  })
  return [...new Set(text.replace(LATIN, '').match(/[A-Za-z]{2,}(?: [A-Za-z]+)*/g) ?? [])]
}
