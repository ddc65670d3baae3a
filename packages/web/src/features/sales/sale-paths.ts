import { generatePath } from 'react-router'
import { paths } from '../../app/paths.ts'

const at = (path: string) => (id: number): string => generatePath(path, { saleId: String(id) })

export const ticketPath = at(paths.myTicket)
export const successPath = at(paths.ticketSuccess)
export const failPath = at(paths.ticketFail)
