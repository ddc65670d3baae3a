/** What was done at the desk, in sentences. */
type Told = { thing: string; changes: Record<string, [before: unknown, after: unknown]> }

const said = (value: unknown): string => (value === null || value === undefined ? 'nothing' : String(value))
const spaced = (value: unknown): string => said(value).replaceAll('_', ' ')

/** moved the visit of INV-20261115-00042 from 15-Nov-2026 to 20-Nov-2026, to Lake View */
function moved({ thing, changes }: Told): string {
  const [day, branch] = [changes['booking_date'], changes['branch']]
  const when = day ? ` from ${said(day[0])} to ${said(day[1])}` : ''
  return `moved the visit of ${thing}${when}${branch ? `${when ? ',' : ''} to ${said(branch[1])}` : ''}`
}

export const deskSentences: Record<string, (told: Told) => string> = {
  'order.move': moved,
  'order.resend': ({ thing }) => `sent the SMS of ${thing} again`,
  'order.note': ({ thing }) => `wrote a note on ${thing}`,
  'order.ask': ({ thing, changes }) => `asked the gateway about ${thing} (${spaced(changes['finding']?.[1])})`,
  'order.rider': ({ thing, changes }) =>
    `changed who comes with ${thing}` +
    (changes['name'] ? ` from ${said(changes['name'][0])} to ${said(changes['name'][1])}` : ''),
  'order.extend': ({ thing, changes }) =>
    `extended ${thing} by ${said(changes['days']?.[1])} ${changes['days']?.[1] === 1 ? 'day' : 'days'}, to ${said(changes['end_date']?.[1])}: ${said(changes['reason']?.[1])}`,
}
