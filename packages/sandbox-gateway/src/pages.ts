import { formatExact, toTaka } from '#contract/rules/money.ts'
import { channelNames } from './channels.ts'
import { html, type Html } from './html.ts'
import { style } from './page-style.ts'
import { refundEndNames } from './refund-ends.ts'
import type { Return } from './settle-session.ts'
import type { Session } from './store.ts'

export const submitScript = 'document.forms[0].submit()'

function page(title: string, content: Html, script = ''): string {
  const { markup } = html`<main>${content}</main>`
  return (
    `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${title} – test payment</title>` +
    '<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><link rel="icon" href="data:,">' +
    `<style>${style}</style></head><body><header class="warning">Test payment – no real money</header>${markup}${script && `<script>${script}</script>`}</body></html>`
  )
}

export const payPage = ({ amount, tranId, request }: Session): string =>
  page(
    'Pay',
    html`
<h1>Pay BDT ${formatExact(toTaka(amount))}</h1>
<p>${request['product_name'] ?? ''}<br>for ${request['cus_name'] ?? ''}<br>Transaction ${tranId}</p>
<form method="post">
<fieldset><legend>Pay with</legend>${Object.entries(channelNames).map(
      ([value, name], index) => html`
<label><input type="radio" name="channel" value="${value}"${index === 0 ? html` checked` : ''}> ${name}</label>`,
    )}
</fieldset>
<button class="main" name="outcome" value="pay">Pay BDT ${formatExact(toTaka(amount))}</button>
<button name="outcome" value="fail">Let the payment fail</button>
<button name="outcome" value="cancel">Cancel</button>
<h2>What else can happen</h2>
<label><input type="checkbox" name="risky" value="1"> Mark the payment as risky</label>
<p class="choice"><label for="refund">A refund of it</label>
<select id="refund" name="refund">${Object.entries(refundEndNames).map(
      ([value, name]) => html`
<option value="${value}">${name}</option>`,
    )}
</select></p>
<button name="outcome" value="delay">Pay, notice a minute late</button>
<button name="outcome" value="stay">Pay and never come back</button>
<button name="outcome" value="close">Close the window, send nothing</button>
</form>`,
  )

export const returnPage = ({ to, fields }: Return): string =>
  page(
    'Going back',
    html`
<h1>Going back to the shop</h1>
${returnForm({ to, fields })}`,
    submitScript,
  )

export const overPage = (title: string, back: Return | null): string =>
  page(
    title,
    html`
<h1>${title}</h1>
<p>Nothing more can be paid here.</p>
${back ? returnForm(back) : ''}`,
  )

export const messagePage = (title: string, message: string): string =>
  page(
    title,
    html`
<h1>${title}</h1>
<p>${message}</p>`,
  )

const returnForm = ({ to, fields }: Return): Html => html`<form method="post" action="${to}">${Object.entries(
  fields,
).map(
  ([name, value]) => html`
<input type="hidden" name="${name}" value="${value}">`,
)}
<button class="main">Back to the shop</button>
</form>`
