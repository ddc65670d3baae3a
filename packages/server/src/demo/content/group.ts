import type { Pastel } from '#contract/rules/pastel.ts'

export type DemoCard = {
  title: string
  titleBn: string
  description: string
  descriptionBn: string
  color: Pastel
  icon: string
}
export type DemoGroup = { title: string; titleBn: string; cards: DemoCard[] }

type Said = [english: string, bangla: string]

export const card = (
  [title, titleBn]: Said,
  [description, descriptionBn]: Said,
  color: Pastel,
  icon: string,
): DemoCard => ({ title, titleBn, description, descriptionBn, color, icon: `icon-${icon}` })
