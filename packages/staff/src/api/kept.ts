import { STAFF_LANGUAGE, STAFF_THEME } from '#contract/staff-app.ts'
import type { Language } from '#contract/rules/language.ts'

/** What this browser keeps of the staff begins with this word. */
const OURS = 'staff-'
const BRANCH = 'staff-branch'

/** A browser without storage keeps nothing, and works. */
export function read(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

export function keep(key: string, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(key)
    else localStorage.setItem(key, value)
  } catch {
    // Then it lasts as long as the page.
  }
}

export const keepLanguage = (language: Language): void => keep(STAFF_LANGUAGE, language)

export const isDark = (): boolean => document.documentElement.dataset['theme'] === 'dark'

export function setDark(dark: boolean): void {
  keep(STAFF_THEME, dark ? 'dark' : null)
  if (dark) document.documentElement.dataset['theme'] = 'dark'
  else delete document.documentElement.dataset['theme']
}

export const keptBranch = (): number | null => Number(read(BRANCH)) || null
export const keepBranch = (id: number | null): void => keep(BRANCH, id === null ? null : String(id))

const isOurs = (name: string | undefined): name is string => name?.startsWith(OURS) === true

/** For a device that is paired no more: nothing of the staff is stored on it. What the customers' pages keep is not ours to take. */
export function forgetAll(): void {
  try {
    for (const storage of [localStorage, sessionStorage])
      for (const key of Object.keys(storage).filter(isOurs)) storage.removeItem(key)
    void indexedDB.databases?.().then((all) =>
      all
        .map(({ name }) => name)
        .filter(isOurs)
        .forEach((name) => indexedDB.deleteDatabase(name)),
    )
  } catch {
    // There is no storage that could hold something.
  }
}
