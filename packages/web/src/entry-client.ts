import { CALLS, ROOT_ID } from '#contract/page.ts'
import '#ui/styles/tokens.css'
import '#ui/styles/fonts.css'
import '#ui/styles/base.css'
import '#ui/styles/layout.css'
import './app/site.css'
import { askEarly } from './app/early-calls.ts'
import { yieldToMain } from './app/yield-to-main.ts'

/** The libraries are read one after the other: all at once they hold a cheap phone for 200 ms. */
async function wake(root: HTMLElement): Promise<void> {
  await import('react-dom/client')
  await yieldToMain()
  await import('@reduxjs/toolkit/query/react')
  await yieldToMain()
  const { start } = await import('./app/start.tsx')
  await yieldToMain()
  await start(root)
}

const root = document.getElementById(ROOT_ID)
const calls = root?.getAttribute(CALLS)
if (calls) askEarly(calls)
if (root) void wake(root)
