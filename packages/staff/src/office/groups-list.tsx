import type { GroupThing } from '#contract/schemas/content.ts'
import { contentPath } from '#contract/staff-paths.ts'
import * as office from '#words/office.ts'
import * as words from '#words/office-lists.ts'
import { AddButton, ContentFrame } from './content-frame.tsx'
import { ThingList } from './list/thing-list.tsx'
import type { Row } from './list/thing-row.tsx'
import { useThingsQuery } from './thing-api.ts'

const rowOf = ({ id, title, cards, live, updated_at }: GroupThing): Row => ({
  id,
  name: title,
  details: [words.cardsCount(cards.length), ...cards.map((card) => card.title)].join(' · '),
  on: live,
  icon: cards[0]?.icon ?? null,
  updated_at,
})

/** Services and the groups of rides on the about page are the same, on two pages. */
export type GroupPlace = { name: string; path: string; slug: string; site: string }

export function GroupsList({ name, path, slug, site }: GroupPlace) {
  const groups = useThingsQuery(path).currentData as GroupThing[] | undefined
  const cards = groups?.reduce((sum, group) => sum + group.cards.length, 0) ?? 0
  return (
    <ContentFrame
      name={name}
      about={groups && words.groupsAbout(name, groups.length, cards)}
      site={site}
      acts={<AddButton to={contentPath(slug, 'new')} name={words.addGroup} />}
    >
      <ThingList
        path={path}
        to={(id) => contentPath(slug, id)}
        rowOf={rowOf}
        states={{ on: office.live, off: office.draft }}
        search={words.searchGroups}
        empty={words.noGroups}
      />
    </ContentFrame>
  )
}
