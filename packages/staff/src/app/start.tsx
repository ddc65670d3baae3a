import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { ROOT_ID } from '#contract/page.ts'
import { App } from './app.tsx'

export function start(): void {
  const root = document.getElementById(ROOT_ID)
  if (!root) throw new Error('The shell has no root.')
  createRoot(root).render(
    <StrictMode>
      <App />
    </StrictMode>,
  )
}
