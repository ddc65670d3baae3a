import type { ReactNode } from 'react'
import * as words from '#words/ui.ts'
import { Block } from './block.tsx'
import { Button } from './button.tsx'
import { Icon } from './icon.tsx'
import './state.css'
import { Swing } from './swing.tsx'

type CardProps = { role?: 'status' | 'alert'; drawing: ReactNode; className?: string; children: ReactNode }

export function StateCard({ role, drawing, className = '', children }: CardProps) {
  return (
    <Block className={`state ${className}`} role={role}>
      {drawing}
      {children}
    </Block>
  )
}

export function Loading({ text }: { text: string }) {
  return (
    <StateCard role="status" className="late" drawing={<Swing mood="moving" />}>
      <p className="h3">{text}</p>
    </StateCard>
  )
}

export function Failure({ text, onRetry }: { text: string; onRetry: () => void }) {
  return (
    <StateCard role="alert" drawing={<Swing mood="loose" />}>
      <p className="h3">{text}</p>
      <Button kind="soft" size="sm" onClick={onRetry}>
        <Icon name="arrow-clockwise-bold" />
        {words.tryAgain}
      </Button>
    </StateCard>
  )
}

export function Empty({ text }: { text: string }) {
  return (
    <StateCard drawing={<Swing mood="still" />}>
      <p className="h3">{text}</p>
    </StateCard>
  )
}
