import { addToast, currentToasts } from './toast-list.ts'

const fetchHost = () => import('./toast-host.tsx')

const nothing = () => {}
const place = (): void => void fetchHost().then(({ placeToasts }) => placeToasts(), nothing)

/** It comes once the page is alive: when the line is gone, which has to be said, it is too late. */
export const prepareToasts = (): void => void fetchHost().catch(nothing)

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
