import { mobileNumber, showPhone } from '#contract/rules/phone.ts'
import { staffPaths } from '#contract/staff-paths.ts'
import { drawToken } from '../customers/session.ts'
import type { Database, Transaction } from '../db/database.ts'
import { SetupError } from '../setup-error.ts'
import { insertLink } from './link-queries.ts'
import { activeByPhone, activeOwners, insertPerson, personByPhone, updatePerson } from './people-queries.ts'
import { writeLog } from './write-log.ts'

export const LINK_MINUTES = 30

type Needs = { database: Database; config: { publicUrl: string } }
type Asked = { phone: string; name: string; now: Date }

/** For the first owner, or who cannot receive a code. While there is no owner, it makes this person one. */
export async function makeLink(
  { database: { db }, config }: Needs,
  { phone: typed, name, now }: Asked,
): Promise<string> {
  const phone = mobileNumber(typed)
  if (phone === null) throw new SetupError(`${typed} is not a mobile number of Bangladesh.`)
  const { token, hash } = drawToken()
  await db.transaction(async (tx) => {
    const person = await personFor(tx, { phone, name: name.trim(), now })
    await insertLink(tx, {
      hash,
      staffId: person.id,
      createdAt: now,
      endsAt: new Date(now.getTime() + LINK_MINUTES * 60_000),
    })
    await writeLog(tx, { command: 'staff:link' }, { at: now, act: 'person.link', thing: { kind: 'person', ...person } })
  })
  return `${config.publicUrl}${staffPaths.first.replace(':token', token)}`
}

type Named = { id: number; name: string }

async function personFor(tx: Transaction, { phone, name, now }: Asked): Promise<Named> {
  if ((await activeOwners(tx)).length === 0) return makeOwner(tx, { phone, name, now })
  const found = await activeByPhone(tx, phone)
  if (!found)
    throw new SetupError(`Nobody with the number ${showPhone(phone)} works here. An owner adds people under Staff.`)
  return { id: found.person.id, name: found.person.name }
}

async function makeOwner(tx: Transaction, { phone, name, now }: Asked): Promise<Named> {
  if (name === '') throw new SetupError('The first owner needs a name: npm run staff:link -- <phone> "<name>"')
  const known = await personByPhone(tx, phone)
  const owner = { role: 'owner', active: true, endedById: null, allBranches: true } as const
  const id = known?.id ?? (await insertPerson(tx, { ...owner, name, phone, language: 'en', createdAt: now }, []))
  if (known) await updatePerson(tx, id, owner)
  const made = { id, name: known?.name ?? name }
  await writeLog(
    tx,
    { command: 'staff:link' },
    {
      at: now,
      act: known ? 'person.update' : 'person.create',
      thing: { kind: 'person', ...made },
      changes: { role: [known?.role ?? null, 'owner'] },
    },
  )
  return made
}
