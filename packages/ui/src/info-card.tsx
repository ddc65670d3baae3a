import type { ReactNode } from 'react'
import { Block } from './block.tsx'
import type { IconName } from './icon-names.ts'
import { Icon } from './icon.tsx'
import './info-card.css'

export function InfoCard({ icon, title, children }: { icon: IconName; title: string; children: ReactNode }) {
  return (
    <Block pad className="info-card">
      <span className="info-card__i">
        <Icon name={icon} />
      </span>
      <h2 className="h3">{title}</h2>
      {children}
    </Block>
  )
}
