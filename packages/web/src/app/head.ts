import displayFont from '@fontsource-variable/baloo-da-2/files/baloo-da-2-latin-wght-normal.woff2?url'
import readingFont from '#ui/fonts/hind-siliguri-latin-400.woff2?url'
import strongFont from '#ui/fonts/hind-siliguri-latin-600.woff2?url'
import { embedJson } from '#contract/page.ts'
import { addressIn, type Language, languages, plainAddress } from '#contract/rules/language.ts'
import banglaDisplayFont from '#ui/fonts/baloo-da-2-bengali-700.woff2?url'
import banglaReadingFont from '#ui/fonts/hind-siliguri-bengali-400.woff2?url'
import banglaStrongFont from '#ui/fonts/hind-siliguri-bengali-600.woff2?url'
import { LANGUAGE } from '#words/language.ts'

/** Lines that break anew when their letters arrive would push the page down, so the fonts come early. */
const fonts =
  LANGUAGE === 'bn' ? [banglaDisplayFont, banglaReadingFont, banglaStrongFont] : [displayFont, readingFont, strongFont]
const fontLinks = fonts
  .map((font) => `<link rel="preload" as="font" type="font/woff2" href="${font}" crossorigin>`)
  .join('')

const siteLinks = [
  '<link rel="icon" href="/favicon.ico" sizes="32x32">',
  '<link rel="icon" href="/favicon.svg" type="image/svg+xml">',
  '<link rel="apple-touch-icon" href="/apple-touch-icon.png">',
  '<link rel="manifest" href="/site.webmanifest">',
  '<meta name="theme-color" content="#A9E1FF">',
].join('')

/** A page of one's own has few letters before its scripts have run, and they would have to wait for the fonts. */
export const headLinks = ({ own }: { own: boolean }): string => (own ? '' : fontLinks) + siteLinks

/** In schema.org's words. They are data, so no browser runs them and no policy has to allow them. */
export const dataBlocks = (structuredData: object[]): string =>
  structuredData
    .map(
      (one) => `<script type="application/ld+json">${embedJson({ '@context': 'https://schema.org', ...one })}</script>`,
    )
    .join('')

const CANONICAL = /<link rel="canonical" href="([^"]+)"/

/** Each language names all of them, itself included; who reads another one is shown English. */
export function otherLanguages(head: string, origin: string): string {
  const canonical = CANONICAL.exec(head)?.[1]
  if (canonical === undefined) return ''
  const path = plainAddress(canonical.slice(origin.length))
  const link = (name: string, language: Language): string =>
    `<link rel="alternate" hreflang="${name}" href="${origin}${addressIn(language, path)}">`
  return [
    ...languages.map((language) => link(language, language)),
    link('x-default', 'en'),
    `<meta property="og:locale" content="${LANGUAGE === 'bn' ? 'bn_BD' : 'en_US'}">`,
  ].join('')
}

const hoisted = /^(?:<title[^>]*>[^<]*<\/title>|<(?:meta|link)\b[^>]*>)+/

/** React writes a page's title, meta and link tags before its markup; they belong into the head. */
export function splitHead(markup: string): { head: string; html: string } {
  const head = hoisted.exec(markup)?.[0] ?? ''
  return { head, html: markup.slice(head.length) }
}
