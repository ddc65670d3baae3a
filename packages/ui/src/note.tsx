import type { ComponentProps } from 'react'
import * as words from '#words/ui.ts'
import type { IconName } from './icon-names.ts'
import { Icon } from './icon.tsx'
import './note.css'

const icons: Record<'info' | 'warn' | 'bad' | 'ok', IconName> = {
  info: 'info-fill',
  warn: 'warning-fill',
  bad: 'warning-circle-fill',
  ok: 'check-circle-fill',
}

type Props = ComponentProps<'div'> & { kind?: keyof typeof icons; onDismiss?: () => void }

export function Note({ kind = 'info', onDismiss, children, ...rest }: Props) {
  return (
    <div className={`note note--${kind}`} {...rest}>
      <Icon name={icons[kind]} />
      <div>{children}</div>
      {onDismiss && (
        <button type="button" className="icon-btn" aria-label={words.dismiss} onClick={onDismiss}>
          <Icon name="x-bold" />
        </button>
      )}
    </div>
  )
}
