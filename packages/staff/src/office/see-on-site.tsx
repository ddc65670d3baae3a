import { DeskIcon } from '#ui/desk-icon.tsx'
import { newTab } from '#words/ui.ts'
import * as words from '#words/office.ts'

/** The page that parents see, beside this one. */
export function SeeOnSite({ to }: { to: string }) {
  return (
    <a className="btn btn--soft" href={to} target="_blank" rel="noopener">
      <DeskIcon name="arrow-square-out-bold" />
      {words.seeOnSite}
      <span className="vh">{newTab}</span>
    </a>
  )
}
