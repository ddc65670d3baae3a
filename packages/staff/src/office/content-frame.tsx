import type { ReactNode } from 'react'
import { ButtonLink } from '#ui/button.tsx'
import { DeskTitle } from '#ui/desk-title.tsx'
import { Icon } from '#ui/icon.tsx'
import { TabLinks } from '#ui/tab-links.tsx'
import * as words from '#words/office.ts'
import { contentTabs } from './content-places.ts'
import { SeeOnSite } from './see-on-site.tsx'
import { SnackHost } from './snack-host.tsx'

/** `site` is where parents see it. */
type Props = { name: string; about?: ReactNode; site?: string; acts?: ReactNode; children: ReactNode }

/** Content is one place with a row of tabs. */
export function ContentFrame({ name, about = words.about, site, acts, children }: Props) {
  return (
    <>
      <title>{`${name} · ${words.content}`}</title>
      <DeskTitle title={words.content} about={about}>
        {site && <SeeOnSite to={site} />}
        {acts}
      </DeskTitle>
      <TabLinks label={words.content} tabs={contentTabs} />
      {children}
      <SnackHost />
    </>
  )
}

export function AddButton({ to, name }: { to: string; name: string }) {
  return (
    <ButtonLink to={to}>
      <Icon name="plus-bold" />
      {name}
    </ButtonLink>
  )
}
