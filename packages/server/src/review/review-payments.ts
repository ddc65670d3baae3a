import type { Actor } from '../actor.ts'
import { confirmHeld, type Decided, refuseHeld } from '../payments/decide-held.ts'
import type { HeldAttempt } from '../payments/held-queries.ts'
import type { Payments } from '../payments/payments.ts'
import { acceptStray, followRefunds, type Refunded, refundStray } from '../payments/refund-stray.ts'
import { type Stray, strayOfAttempt } from '../payments/stray-queries.ts'
import { type Case, listCases, MOST_CASES, sumOf } from './review-cases.ts'

type Reviewer = { payments: Payments; by: Actor }

/** How the operator is spoken to; an empty answer leaves things as they are. */
export type Talk = { say(line: string): void; ask(question: string): Promise<string> }

/** What can be done about a case: the letter to type, the question before doing it, and the deed, which answers with a sentence. */
type Deed = { letter: string; word: string; question: string; act(): Promise<string> }

/** Shows what waits for a person, and does what the operator chooses and confirms, until they leave. */
export async function reviewPayments(payments: Payments, by: Actor, talk: Talk): Promise<void> {
  await followRefunds(payments, by)
  for (;;) {
    const cases = await listCases(payments)
    showCases(cases, talk)
    if (cases.length === 0) return
    const answer = (await talk.ask('Which one? Its number, or Enter to leave: ')).trim()
    if (answer === '') return
    const chosen = cases[Number(answer) - 1]
    talk.say(chosen ? await decide({ payments, by }, chosen, talk) : 'There is no such number.')
  }
}

function showCases(cases: Case[], { say }: Talk): void {
  const counted = cases.length === 1 ? '1 payment is' : `${cases.length} payments are`
  const counting =
    cases.length < MOST_CASES ? `${counted} not settled.` : `${counted} shown, the oldest of those not settled.`
  say(cases.length === 0 ? 'Every payment is settled.' : `\n${counting}`)
  cases.forEach(({ lines: [first, second] }, index) =>
    say(`${String(index + 1).padStart(3)}. ${first}\n     ${second}`),
  )
}

async function decide(reviewer: Reviewer, chosen: Case, { say, ask }: Talk): Promise<string> {
  const deeds = 'held' in chosen ? heldDeeds(reviewer, chosen.held) : strayDeeds(reviewer, chosen.stray)
  if (deeds.length === 0) return 'The bank is at work on it; there is nothing to decide.'
  say(chosen.lines.join('\n'))
  const letter = (
    await ask(`${deeds.map((deed) => `${deed.letter}: ${deed.word}`).join(', ')}, or Enter to leave it: `)
  )
    .trim()
    .toLowerCase()
  const deed = deeds.find((each) => each.letter === letter)
  if (deed === undefined) return 'Left as it is.'
  const sure = (await ask(`${deed.question} Type yes: `)).trim().toLowerCase() === 'yes'
  return sure ? deed.act() : 'Left as it is.'
}

const heldDeeds = ({ payments, by }: Reviewer, held: HeldAttempt): Deed[] => [
  {
    letter: 'c',
    word: 'confirm',
    question: `Take ${sumOf(held)} as paid? The customer gets what was bought at once.`,
    act: async () => decidedSentences[await confirmHeld(payments, held, by)],
  },
  {
    letter: 'r',
    word: 'refund',
    question: `Give ${sumOf(held)} back? The order stays unpaid, and the customer is told.`,
    act: async () => {
      if ((await refuseHeld(payments, held, by)) === 'gone') return decidedSentences.gone
      const stray = await strayOfAttempt(payments.database.db, held.id, held.valId ?? '')
      return stray ? refundedSentence(await refundStray(payments, stray, by)) : decidedSentences.refund_due
    },
  },
]

const strayDeeds = ({ payments, by }: Reviewer, stray: Stray): Deed[] => {
  const refund: Deed = {
    letter: 'r',
    word: 'refund',
    question: `Give ${sumOf(stray)} back?`,
    act: async () => refundedSentence(await refundStray(payments, stray, by)),
  }
  if (stray.status === 'refunding')
    return stray.refundRefId === null ? [{ ...refund, word: 'ask the gateway again' }] : []
  const accept: Deed = {
    letter: 'k',
    word: 'keep',
    question: `Keep ${sumOf(stray)}, because it was settled with the customer in another way?`,
    act: async () =>
      (await acceptStray(payments, stray, by)) ? 'Kept. It will not be shown again.' : decidedSentences.gone,
  }
  return [refund, accept]
}

const decidedSentences: Record<Decided, string> = {
  paid: 'Confirmed. The order is paid and the customer is told.',
  refund_due: 'The order takes no money any more, so this is now to be refunded.',
  gone: 'Somebody else has decided this meanwhile.',
}

function refundedSentence(refunded: Refunded): string {
  switch (refunded.outcome) {
    case 'begun':
      return 'The gateway gives it back. It stays in this list until the bank is done.'
    case 'gone':
      return decidedSentences.gone
    case 'silent':
      return 'The gateway did not answer. It stays in this list; ask again later: it will not be given back twice.'
    case 'refused':
      return `The gateway refused: ${refunded.reason} It is still to be refunded.`
    case 'not_possible':
      return 'The bank’s transaction id is not known, so it must be refunded on the gateway’s own site. Keep it here afterwards.'
  }
}
