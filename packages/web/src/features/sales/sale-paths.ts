import { generatePath } from 'react-router'
import { paths } from '../../app/paths.ts'

const at = (path: string) => (id: number): string => generatePath(path, { saleId: String(id) })

export const ticketPath = at(paths.myTicket)
export const successPath = at(paths.ticketSuccess)
export const failPath = at(paths.ticketFail)

/** The number in an address; null for what cannot be one. */
export const saleIdOf = (raw: string | undefined): number | null => (raw !== undefined && /^[1-9]\d{0,8}$/.test(raw) ? Number(raw) : null)
