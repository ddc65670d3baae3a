import type { ReactNode, Ref } from 'react'
import * as words from '#words/profile.ts'

export function ProfileHeading({ heading, children }: { heading: Ref<HTMLHeadingElement>; children?: ReactNode }) {
  return (
    <div className="row between">
      <h1 ref={heading} tabIndex={-1}>
        {words.title}
      </h1>
      {children}
    </div>
  )
}
