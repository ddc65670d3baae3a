import { type ComponentProps, createContext, useContext, useTransition } from 'react'
import { matchPath, useHref, useLinkClickHandler, useLocation } from 'react-router'

/** What to fetch when a visitor is about to follow a link; the app fills it in. */
export const PrefetchContext = createContext<(path: string) => void>(() => {})

type Props = ComponentProps<'a'> & { to: string; state?: unknown }

/** On a slow line the page before stays until the next is there: meanwhile the link shows that it was pressed. */
export function Link({ to, state, children, ...rest }: Props) {
  const prefetch = useContext(PrefetchContext)
  const href = useHref(to)
  const follow = useLinkClickHandler(to, { state })
  const [waiting, start] = useTransition()
  const intent = () => prefetch(href)
  return (
    <a
      {...rest}
      href={href}
      data-waiting={waiting || undefined}
      onClick={(event) => start(() => follow(event))}
      onPointerEnter={intent}
      onFocus={intent}
    >
      {children}
    </a>
  )
}

export const isAt = (pathname: string, to: string): boolean => matchPath(to, pathname) !== null

export function NavLink(props: Props) {
  const { pathname } = useLocation()
  return <Link {...props} aria-current={isAt(pathname, props.to) ? 'page' : undefined} />
}
