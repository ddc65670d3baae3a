import { addToast } from './toast-list.ts'

/** The host is fetched with the first toast: most visits never see one. */
function show(message: string, bad: boolean): void {
  addToast(message, bad)
  void import('./toast-host.tsx').then(({ placeToasts }) => placeToasts())
}

export const toast = Object.assign((message: string) => show(message, false), {
  bad: (message: string) => show(message, true),
})
