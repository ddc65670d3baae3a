type Ask = (go: () => void) => void

function leavingLink({ target, button, ctrlKey, metaKey, shiftKey, altKey }: MouseEvent): HTMLAnchorElement | null {
  const link = target instanceof Element ? target.closest('a') : null
  const plain = button === 0 && !ctrlKey && !metaKey && !shiftKey && !altKey
  const elsewhere = link?.origin === location.origin && link.pathname !== location.pathname
  return plain && elsewhere && link.target === '' && !link.hasAttribute('download') ? link : null
}

/** A closed tab is asked about by the browser in its own words; Back only where the browser lets a page ask. */
export function blockNavigation(ask: Ask): () => void {
  const blocking = new AbortController()
  const { signal } = blocking
  const hold = (event: Event, go: () => void) => {
    event.preventDefault()
    event.stopPropagation()
    ask(() => {
      blocking.abort()
      go()
    })
  }
  const onClick = (event: MouseEvent) => {
    const link = leavingLink(event)
    if (link) hold(event, () => link.click())
  }
  const onTravel = (event: NavigateEvent) => {
    const { key } = event.destination
    if (event.navigationType === 'traverse' && event.cancelable) hold(event, () => void navigation.traverseTo(key))
  }
  document.addEventListener('click', onClick, { capture: true, signal })
  window.navigation?.addEventListener('navigate', onTravel, { signal })
  addEventListener('beforeunload', (event) => event.preventDefault(), { signal })
  return () => blocking.abort()
}
