import type { ReactNode } from 'react'
import * as words from '#words/office.ts'
import './preview-phone.css'

/** The site's own parts in a frame of a phone: to look at, not to use. */
export function PreviewPhone({ title, children }: { title?: string; children: ReactNode }) {
  return (
    <section className="preview" aria-label={words.previewTitle}>
      <p className="label">{words.previewTitle}</p>
      <div className="preview-phone">
        <div className="preview-phone__screen" inert>
          {title !== undefined && <p className="preview-phone__title">{title}</p>}
          {children}
        </div>
      </div>
    </section>
  )
}
