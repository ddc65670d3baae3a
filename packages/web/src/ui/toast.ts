import { addToast, currentToasts } from './toast-list.ts'

/** The host is fetched with the first toast: most visits never see one. */
const fetchHost = () => import('./toast-host.tsx')

/** Whoever is offline has to do without, unless it was fetched before. */
const nothing = () => {}
const place = (): void => void fetchHost().then(({ placeToasts }) => placeToasts(), nothing)

/** For those who will be told when the line is gone: then it is too late to fetch anything. */
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
