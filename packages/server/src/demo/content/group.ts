import type { Pastel } from '#contract/rules/pastel.ts'

export type DemoCard = { title: string; description: string; color: Pastel; icon: string }
export type DemoGroup = { title: string; cards: DemoCard[] }

export const card = (title: string, description: string, color: Pastel, icon: string): DemoCard => ({
  title,
  description,
  color,
  icon: `icon-${icon}`,
})
