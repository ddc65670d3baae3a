import { API_PREFIX, endpoints } from '#contract/endpoints.ts'

const KEY = 'loaded anew'

/** Once for an address: what is still missing then is no older build, and the error page says so. */
function isFirstTry(): boolean {
  try {
    if (sessionStorage.getItem(KEY) === location.href) return false
    sessionStorage.setItem(KEY, location.href)
    return true
  } catch {
    return false
  }
}

/** Without a line the service worker has a page to show; without both, a browser has only its own. */
const canBeLoaded = async (): Promise<boolean> =>
  !!navigator.serviceWorker?.controller ||
  fetch(API_PREFIX + endpoints.health.path).then(
    ({ ok }) => ok,
    () => false,
  )

/**
 * The site was built anew while this page was open, and the code for the next screen is gone: the visitor is taken where they
 * were going by a new page. What was typed is kept as a draft.
 */
export async function loadAnew(reason: unknown): Promise<never> {
  if (!(await canBeLoaded()) || !isFirstTry()) throw reason
  location.reload()
  return new Promise(() => {})
}
