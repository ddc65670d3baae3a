import { useEffect, useRef } from 'react'
import { Button } from '#ui/button.tsx'
import { focusMain } from '#ui/focus-main.ts'
import { Icon } from '#ui/icon.tsx'
import * as words from '#words/cart.ts'
import { dismiss } from '#words/ui.ts'
import { setCleared } from './cart-slice.ts'
import { undoClear, useCartDispatch } from './change-cart.ts'

/** Where the shelf was, under the same thumb: a cleared cart can be put back until something else goes in. */
export function CartUndo() {
  const dispatch = useCartDispatch()
  const undo = useRef<HTMLButtonElement>(null)
  useEffect(() => undo.current?.focus({ preventScroll: true }), [])
  const leave = (then: () => void) => () => {
    then()
    focusMain()
  }
  return (
    <div className="dock dock--undo">
      <p>{words.empty}</p>
      <Button kind="soft" size="sm" ref={undo} onClick={leave(() => dispatch(undoClear()))}>
        {words.undo}
      </Button>
      <button type="button" className="icon-btn" aria-label={dismiss} onClick={leave(() => dispatch(setCleared([])))}>
        <Icon name="x-bold" />
      </button>
    </div>
  )
}
