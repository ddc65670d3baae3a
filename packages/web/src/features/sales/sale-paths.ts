import { pathOf, paths } from '#contract/paths.ts'

const at =
  (path: string) =>
  (id: number): string =>
    pathOf(path, id)

export const ticketPath = at(paths.myTicket)
export const successPath = at(paths.ticketSuccess)
export const failPath = at(paths.ticketFail)
