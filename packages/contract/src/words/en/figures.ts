/** Sales today: the office is in English for everyone. */
export const title = 'Sales today'
export const refreshed = (day: string, time: string): string => `${day} · ${time}, refreshed every 10 s`
export const salesFigure = 'Sales'
export const ticketsSold = 'Tickets sold'
export const memberships = 'Memberships'
export const letIn = 'Let in'
export const insideNow = (n: number): string => `${n} inside now`
export const moreThan = (n: string, weekday: string): string => `${n} more than last ${weekday}`
export const fewerThan = (n: string, weekday: string): string => `${n} fewer than last ${weekday}`
export const asLast = (weekday: string): string => `as last ${weekday}`
export const needsLook = 'Needs a look'
export const nothingNeeds = 'Nothing needs a look.'
export const byHour = 'Sales by hour'
export const byHourFoot = 'Thousand Taka, VAT included. Striped: this hour so far.'
export const lastWeekday = (weekday: string): string => `last ${weekday}`
export const asTable = 'Show as a table'
export const asChart = 'Show as a chart'
export const hour = 'Hour'
export const today = 'Today'
export const chartName = (facts: string): string => `Sales by hour today in Taka: ${facts}`
export const noSales = 'no sales yet'
export const inside = 'Inside now'
export const ofLimit = (n: number): string => ` / ${n}`
export const byTicket = 'By ticket'
export const nothingSold = 'Nothing sold yet today.'
export const times = (n: number): string => `× ${n}`
export const failed = 'The figures could not be loaded.'
export const figuresFrom = (time: string): string => `These figures are from ${time}.`
export const open = 'Open'
export const held = (sum: string): string => `Payment on hold: ${sum}`
export const stray = (sum: string): string => `Charged, but no ticket: ${sum}`
export const unsent = (n: number): string => (n === 1 ? '1 scan not sent yet' : `${n} scans not sent yet`)
export const noBin = 'Receipts carry no BIN. Add it in Content → Business.'
export const since = (time: string): string => `since ${time}`
