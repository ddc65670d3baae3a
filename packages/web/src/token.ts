const KEY = 'token'

/** Local storage may be switched off or full: then a visitor is simply signed out. */
export function readToken(): string | null {
  try {
    return localStorage.getItem(KEY)
  } catch {
    return null
  }
}
