import type { ComponentProps, ElementType } from 'react'
import type { Pastel } from '#contract/rules/pastel.ts'
import './block.css'

type Props = ComponentProps<'div'> & { as?: ElementType; pastel?: Pastel; pad?: boolean }

export function Block({ as: Tag = 'div', pastel, pad, className, ...rest }: Props) {
  const classes = ['block', pastel && `block--${pastel}`, pad && 'block--pad', className]
  return <Tag className={classes.filter(Boolean).join(' ')} {...rest} />
}
