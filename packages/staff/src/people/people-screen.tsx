import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { showPhone } from '#contract/rules/phone.ts'
import { pastelOf } from '#contract/rules/pastel.ts'
import type { Person } from '#contract/schemas/staff-people.ts'
import { staffPaths } from '#contract/staff-paths.ts'
import { Avatar } from '#ui/avatar.tsx'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { langOf } from '#ui/lang-of.ts'
import { listPath, readListAddress } from '#ui/list-address.ts'
import { Note } from '#ui/note.tsx'
import { Paged } from '#ui/paged.tsx'
import { Sheet } from '#ui/panel.tsx'
import { SearchBox } from '#ui/search-box.tsx'
import { Empty, Loading } from '#ui/state.tsx'
import { type Column, Table } from '#ui/table.tsx'
import { loading, roleNames } from '#words/frame.ts'
import { bangla, english } from '#words/language.ts'
import * as words from '#words/team.ts'
import { usePeopleQuery } from './people-api.ts'
import './people-screen.css'
import { PersonDialog } from './person-dialog.tsx'
import { RightsTable } from './rights-table.tsx'
import { sinceWhen } from './since.ts'
import { TeamFrame } from './team-frame.tsx'
import { useNow } from '../api/use-now.ts'

export function Component() {
  const [query, setQuery] = useSearchParams()
  const { search, page } = readListAddress(query, ['all'])
  const people = usePeopleQuery({ page, q: search })
  const [open, setOpen] = useState<Person | 'new' | null>(null)
  const total = people.currentData?.meta.total
  return (
    <TeamFrame
      name={words.people}
      about={total === undefined ? undefined : words.peopleCount(total)}
      act={
        <Button aria-keyshortcuts="n" onClick={() => setOpen('new')}>
          <Icon name="plus-bold" />
          {words.addPerson}
        </Button>
      }
    >
      <div className="stack">
        <SearchBox
          value={search}
          placeholder={words.searchPeople}
          onSearch={(text) => setQuery(text === '' ? {} : { search: text }, { replace: true })}
        />
        <Paged
          query={people}
          page={page}
          to={(to) => listPath(staffPaths.people, { search, filter: 'all', page: to }, ['all'])}
          loading={<Loading text={loading} />}
          failed={words.peopleFailed}
          empty={<Empty text={search === '' ? words.nobody : words.nobodyFound} />}
        >
          {(rows) => <PeopleTable rows={rows} onEdit={setOpen} />}
        </Paged>
        <Note>{words.oneOwner}</Note>
        <RightsTable />
      </div>
      <PersonDialog key={open === null || open === 'new' ? 'new' : open.id} open={open} onClose={() => setOpen(null)} />
    </TeamFrame>
  )
}

const badges = { owner: 'grape', manager: 'info', cashier: 'teal', gate: undefined, viewer: undefined } as const

function Who({ person }: { person: Person }) {
  return (
    <span className="who">
      <Avatar name={person.name} pastel={pastelOf(person.id)} />
      <span>
        <b lang={langOf(person.name)}>{person.name}</b>
        <small>{showPhone(person.phone)}</small>
      </span>
    </span>
  )
}

function lastSeen({ last_seen_at: at, last_seen_on: on }: Person, now: Date): string {
  if (at === null) return words.never
  return on === null ? sinceWhen(at, now) : words.seenOn(sinceWhen(at, now), on)
}

function columnsOf(now: Date, onEdit: (person: Person) => void): Column<Person>[] {
  return [
    { name: words.name, corner: 'a', cell: (person) => <Who person={person} /> },
    {
      name: words.role,
      corner: 'b',
      cell: ({ role, active }) => (
        <Badge kind={active ? badges[role] : undefined} plain={active}>
          {active ? roleNames(role) : words.inactive}
        </Badge>
      ),
    },
    {
      name: words.branches,
      corner: 'c',
      cell: ({ all_branches, branches }) => (all_branches ? words.all : branches.map(({ name }) => name).join(', ')),
    },
    {
      name: words.language,
      corner: 'x',
      cell: ({ language }) => (language === 'bn' ? <span lang="bn">{bangla}</span> : english),
    },
    {
      name: words.pin,
      corner: 'x',
      cell: ({ pin_set }) =>
        pin_set ? <span className="mute">{words.pinSet}</span> : <Badge>{words.pinNotSet}</Badge>,
    },
    { name: words.lastSeen, corner: 'x', cell: (person) => lastSeen(person, now) },
    {
      name: words.actions,
      corner: 'd',
      unseen: true,
      cell: (person) =>
        person.can_change && (
          <button
            type="button"
            className="icon-btn"
            aria-label={words.edit(person.name)}
            onClick={() => onEdit(person)}
          >
            <Icon name="pencil-simple-fill" />
          </button>
        ),
    },
  ]
}

function PeopleTable({ rows, onEdit }: { rows: Person[]; onEdit: (person: Person) => void }) {
  const now = useNow(30_000)
  return (
    <Sheet label={words.people}>
      <Table
        caption={words.people}
        columns={columnsOf(now, onEdit)}
        rows={rows}
        keyOf={({ id }) => id}
        isOff={({ active }) => !active}
      />
    </Sheet>
  )
}
