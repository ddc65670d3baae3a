import { clockTime } from '#contract/rules/clock-time.ts'
import { type Day, dhakaDay } from '#contract/rules/dates.ts'
import type { HouseholdMessage } from '#contract/schemas/staff-customers.ts'
import { Icon } from '#ui/icon.tsx'
import { Panel, PanelBody } from '#ui/panel.tsx'
import { useToday } from '#ui/use-today.ts'
import { showDay } from '#words/dates.ts'
import * as words from '#words/desk-customers.ts'

function whatOf({ kind, invoice_number }: HouseholdMessage): string {
  const name = words.messageKinds[kind] ?? words.anyMessage
  return invoice_number === null ? name : words.messageOf(name, invoice_number)
}

function whenOf(at: string, today: Day): string {
  const day = dhakaDay(new Date(at))
  return day === today ? clockTime(new Date(at)) : showDay(day)
}

export function Messages({ messages }: { messages: HouseholdMessage[] }) {
  const today = useToday()
  return (
    <Panel title={words.messages}>
      <PanelBody>
        {messages.length === 0 && <p className="household__empty">{words.noMessages}</p>}
        <ul className="household__messages">
          {messages.map((message) => (
            <li key={message.id} className={message.state === 'given_up' ? 'is-bad' : undefined}>
              <Icon name="chat-text-fill" />
              <span>
                {whatOf(message)}
                <small>{words.messageStates[message.state]}</small>
              </span>
              <time dateTime={message.at}>{whenOf(message.at, today)}</time>
            </li>
          ))}
        </ul>
      </PanelBody>
    </Panel>
  )
}
