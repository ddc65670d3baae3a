import '#ui/styles/tokens.css'
import '#ui/styles/fonts.css'
import '#ui/styles/base.css'
import '#ui/styles/layout.css'
import './app/staff.css'

// In one step, so that the build's list of what the first screen waits for ends at the screens.
void import('./app/start.tsx').then(({ start }) => start())
