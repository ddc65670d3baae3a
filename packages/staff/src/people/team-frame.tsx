import type { ReactNode } from 'react'
import { can } from '#contract/rights.ts'
import { staffPaths } from '#contract/staff-paths.ts'
import { DeskTitle } from '#ui/desk-title.tsx'
import { TabLinks } from '#ui/tab-links.tsx'
import * as words from '#words/team.ts'
import { useMe } from '../api/use-me.ts'

type Props = { name: string; about: ReactNode; act?: ReactNode; children: ReactNode }

const tabs = [
  { act: 'people', to: staffPaths.people, name: words.people },
  { act: 'devices', to: staffPaths.devices, name: words.devices },
  { act: 'history', to: staffPaths.history, name: words.history },
] as const

/** People, devices and history are one place; who may see one of them only sees no tabs for the others. */
export function TeamFrame({ name, about, act, children }: Props) {
  const { role } = useMe()
  return (
    <>
      <title>{`${name} · ${words.title}`}</title>
      <DeskTitle title={words.title} about={about}>
        {act}
      </DeskTitle>
      <TabLinks label={words.title} tabs={tabs.filter((tab) => can(role, tab.act))} />
      {children}
    </>
  )
}
