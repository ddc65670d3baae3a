import type { Language } from '#contract/rules/language.ts'
import type { Style } from './pen.ts'

/** The website's colours, as far as they print well. */
export const colour = {
  ink: '#2B1A5A',
  quiet: '#5A4C86',
  paper: '#FFFFFF',
  wash: '#F3EEFF',
  line: '#DDD2FA',
  coral: '#FF6B5E',
  leaf: '#1C6616',
  leafWash: '#E4F7E1',
  sunny: '#7E5200',
  sunnyWash: '#FFF2CA',
} as const

/** The ground of the stub and its edge: sky for day tickets, sunny for memberships. */
export const stub = {
  sky: { ground: '#E2F4FF', edge: '#1C8ED2' },
  sun: { ground: '#FFF2CA', edge: '#DD9500' },
} as const

const style = (face: Style['face'], size: number, color: string = colour.ink): Style => ({ face, size, color })

export const type = {
  name: style('title', 28),
  title: style('title', 30),
  heading: style('title', 15),
  section: style('title', 12),
  number: style('figure', 14),
  label: style('text', 8, colour.quiet),
  text: style('text', 9),
  small: style('text', 8, colour.quiet),
  strong: style('strong', 9.5),
  columns: style('strong', 8, colour.quiet),
  figure: style('figure', 9.5),
  total: style('title', 17),
  foot: style('text', 7.5, colour.quiet),
} satisfies Record<string, Style>

/** Bangla has signs above and below its letters: its lines stand further apart, and small print is not as small. */
export const setting: Record<Language, { lead: number; leastSize: number }> = {
  en: { lead: 1, leastSize: 0 },
  bn: { lead: 1.12, leastSize: 8.5 },
}

/** A4 in points. */
export const page = { width: 595.28, height: 841.89, left: 42, right: 553.28, top: 44, bottom: 782 } as const
export const pageWidth = page.right - page.left
