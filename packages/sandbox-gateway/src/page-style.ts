/** Beside the pages; fetched only for a page with Bangla on it. */
export const FONT_PATH = '/bangla.woff2'

/** A look of its own, so that nobody takes the gateway for the shop. */
export const style = `
:root { color-scheme: light; --ink: #17212b; --soft: #55626e; --line: #c9d1d9; --accent: #0b5cad; --ground: #eef1f4 }
@font-face { font-family: Bangla; font-display: swap; src: url(..${FONT_PATH}) format('woff2'); unicode-range: U+0964-0965, U+0980-09FE, U+200C-200D }
* { box-sizing: border-box }
body { margin: 0; background: var(--ground); color: var(--ink); font: 1rem/1.5 system-ui, Bangla, sans-serif }
main { max-width: 27rem; margin: 1rem auto; padding: 1.25rem 1rem; background: #fff; border: 1px solid var(--line); border-radius: .5rem }
@media (max-width: 29rem) { main { margin: 0; border-width: 0 0 1px; border-radius: 0 } }
h1 { margin: 0 0 .25rem; font-size: 1.5rem; line-height: 1.25 }
h2 { margin: 1.5rem 0 .5rem; font-size: 1rem }
p { margin: 0 0 1rem; color: var(--soft); overflow-wrap: anywhere }
.warning { margin: 0; padding: .625rem 1rem; background: #ffd84d; color: var(--ink); font-weight: 600; text-align: center }
fieldset { display: grid; grid-template-columns: 1fr 1fr; gap: .5rem; margin: 0 0 1rem; padding: 0; border: 0 }
legend { margin-bottom: .5rem; padding: 0; font-weight: 600 }
label { display: flex; align-items: center; gap: .5rem; min-height: 3rem; padding: .5rem .75rem; border: 1px solid var(--line); border-radius: .375rem; cursor: pointer }
label:has(:checked) { border-color: var(--accent); box-shadow: inset 0 0 0 1px var(--accent) }
input { width: 1.125rem; height: 1.125rem; margin: 0; accent-color: var(--accent) }
.choice { margin: .5rem 0 0 }
.choice label { display: block; min-height: 0; padding: 0 0 .25rem; border: 0; color: var(--ink) }
select { width: 100%; min-height: 3rem; padding: .5rem .75rem; border: 1px solid var(--line); border-radius: .375rem; background: #fff; color: var(--ink); font: inherit }
button { display: block; width: 100%; min-height: 3rem; margin: .5rem 0 0; padding: .5rem 1rem; border: 1px solid var(--accent); border-radius: .375rem; background: #fff; color: var(--accent); font: inherit; font-weight: 600; cursor: pointer }
button.main { background: var(--accent); color: #fff }
:focus-visible { outline: 3px solid #ffab00; outline-offset: 2px }
a { color: var(--accent) }
`
