import { isAdult } from '#contract/rules/riders.ts'
import type { User } from '#contract/schemas/user.ts'
import type { KnownPerson } from './participant.ts'

/** Whom the profile can offer for a kind of ticket: the parents where grown-ups come along, else the children; each name once. */
export function knownPeopleFor(type: string, { name, spouse_name, childrens }: User): KnownPerson[] {
  const parents = [name, spouse_name].flatMap((each) => (each?.trim() ? [{ name: each, age: null }] : []))
  const people: KnownPerson[] = isAdult(type) ? parents : childrens
  return people.filter((person, at) => people.findIndex((other) => other.name.trim() === person.name.trim()) === at)
}
