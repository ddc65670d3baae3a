import type { ReactNode, Ref } from 'react'

export function ProfileHeading({ heading, children }: { heading: Ref<HTMLHeadingElement>; children?: ReactNode }) {
  return (
    <div className="row between">
      <h1 ref={heading} tabIndex={-1}>
        My Profile
      </h1>
      {children}
    </div>
  )
}
