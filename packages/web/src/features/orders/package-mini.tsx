import type { ReactNode } from 'react'
import { Icon } from '#ui/icon.tsx'
import { langOf } from '#ui/lang-of.ts'
import './package-mini.css'
import '#cards/package-theme.css'
import { themeOfId } from '#cards/package-words.ts'

type Props = { pack: { id: number; name: string }; children: ReactNode }

export function PackageMini({ pack: { id, name }, children }: Props) {
  return (
    <div className={`mini package-theme--${themeOfId(id)}`}>
      <span className="mini__key">
        <Icon name="crown-simple-fill" />
      </span>
      <div className="mini__words">
        <p className="h3" lang={langOf(name)}>
          {name}
        </p>
        <p className="sm">{children}</p>
      </div>
    </div>
  )
}
