import { addToast, currentToasts } from './toast-list.ts'

/** The host is no part of the first load. */
const fetchHost = () => import('./toast-host.tsx')

/** Whoever is offline has to do without, unless it was fetched before. */
const nothing = () => {}
const place = (): void => void fetchHost().then(({ placeToasts }) => placeToasts(), nothing)

/** It comes once the page is alive: when the line is gone, which has to be said, it is too late. */
export const prepareToasts = (): void => void fetchHost().catch(nothing)

/** A dialog that opens covers what is being said: it has to take it in. */
export const placeToastsAnew = (): void => {
  if (currentToasts().length > 0) place()
}

function show(message: string, bad: boolean): void {
  addToast(message, bad)
  place()
}

export const toast = Object.assign((message: string) => show(message, false), {
  bad: (message: string) => show(message, true),
})
