import { readKept } from './kept-text.ts'

type Look = { found: number; over: number | null; isDirty: boolean; keptAs: string }

/** A newer version may take the place of what the form shows. What is kept is typed text as well: the form has not put it in yet when it is first drawn. */
export const isNews = ({ found, over, isDirty, keptAs }: Look): boolean =>
  !isDirty && over !== null && found > over && readKept(keptAs) === null
