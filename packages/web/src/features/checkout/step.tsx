import { type ReactNode, useId } from 'react'
import { Block } from '#ui/block.tsx'
import './step.css'
import { digits } from '#words/digits.ts'

type Props = { number: number; title: string; children: ReactNode }

export function Step({ number, title, children }: Props) {
  const heading = useId()
  return (
    <Block as="section" pad className={`step step--${number}`} aria-labelledby={heading}>
      <div className="step__h">
        <span className="step__n" aria-hidden="true">
          {digits(number)}
        </span>
        <h2 className="h3" id={heading}>
          {title}
        </h2>
      </div>
      {children}
    </Block>
  )
}
