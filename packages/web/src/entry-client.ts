import './styles/tokens.css'
import './styles/fonts.css'
import './styles/base.css'
import './styles/layout.css'
import { breath } from './breath.ts'

/** The libraries are read one after the other: all at once they hold a cheap phone for 200 ms. */
async function wake(root: HTMLElement): Promise<void> {
  await import('react-dom/client')
  await breath()
  await import('@reduxjs/toolkit/query/react')
  await breath()
  const { start } = await import('./start.tsx')
  await breath()
  await start(root)
}

const root = document.getElementById('root')
if (root) void wake(root)
