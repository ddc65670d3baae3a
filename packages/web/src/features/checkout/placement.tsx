import { type ReactNode, type RefObject, useId, useRef, useState } from 'react'
import { Button } from '#ui/button.tsx'
import * as words from '#words/checkout.ts'
import './placement.css'
import { TermsBox } from './terms-box.tsx'

/** `named` once the customer has a name, in the profile or typed into `nameField`. */
export type Placing = {
  agreed: boolean
  onAgree: (agreed: boolean) => void
  named: boolean
  nameField: RefObject<HTMLInputElement | null>
  busy: boolean
  onPlace: () => void
}

type Props = Placing & { children?: ReactNode }

function leadTo({ current }: RefObject<HTMLInputElement | null>): void {
  current?.scrollIntoView({ block: 'center' })
  current?.focus({ preventScroll: true })
}

/**
 * The terms, the button and what it waits for. A button that is off hears no press: the sentence about what is missing is a
 * button too, and lies over it.
 */
export function Placement({ agreed, onAgree, named, nameField, busy, onPlace, children }: Props) {
  const terms = useRef<HTMLInputElement>(null)
  const [pressed, setPressed] = useState(false)
  const why = useId()
  const missing = !named ? words.nameFirst : !agreed ? words.agreeFirst : null
  const lead = () => {
    setPressed(true)
    leadTo(named ? terms : nameField)
  }
  return (
    <>
      <TermsBox agreed={agreed} onAgree={onAgree} field={terms} wanted={pressed && named && !agreed} />
      <div className="placement">
        {missing && (
          <button type="button" id={why} className="placement__why" onClick={lead}>
            {missing}
          </button>
        )}
        {children}
        <Button
          kind="go"
          disabled={missing !== null}
          aria-describedby={missing ? why : undefined}
          busy={busy}
          onClick={onPlace}
        >
          {busy ? words.placingOrder : words.placeOrder}
        </Button>
      </div>
    </>
  )
}
