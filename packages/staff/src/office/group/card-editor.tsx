import { useId } from 'react'
import { useController, useFormContext } from 'react-hook-form'
import { pastels } from '#contract/rules/pastel.ts'
import { Button } from '#ui/button.tsx'
import { FieldError } from '#ui/field.tsx'
import { Icon } from '#ui/icon.tsx'
import * as office from '#words/office.ts'
import * as words from '#words/office-things.ts'
import { SwitchField } from '../form/switch-field.tsx'
import { Pair } from '../form/text-field.tsx'
import './card-editor.css'
import { useField } from '../form/use-field.ts'
import { iconSet } from './icon-set.ts'

/** The fields of one card, below its row. */
export function CardEditor({ at, onClose }: { at: number; onClose: () => void }) {
  const name = `cards.${at}`
  return (
    <div className="card-editor">
      <Pair name={`${name}.title`} label={words.title} required />
      <Pair name={`${name}.description`} label={words.description} long most={2000} rows={3} />
      <Colours name={`${name}.color`} />
      <Icons name={`${name}.icon`} />
      <SwitchField name={`${name}.live`} label={office.live} hint={office.shownOnSite} />
      <Button kind="soft" size="sm" onClick={onClose}>
        {words.closeCard}
      </Button>
    </div>
  )
}

const isOwn = (color: string): boolean => color.startsWith('#')

/** Six of the palette, or one of their own. */
function Colours({ name }: { name: string }) {
  const { control } = useFormContext()
  const { field } = useController({ control, name })
  const { error } = useField(name)
  const [group, errorId] = [useId(), useId()]
  const color = String(field.value)
  return (
    <fieldset className="swatches" aria-describedby={error ? errorId : undefined}>
      <legend>{words.colour}</legend>
      {pastels.map((pastel) => (
        <input
          key={pastel}
          type="radio"
          name={group}
          aria-label={words.colourNames[pastel]}
          className={`swatch swatch--${pastel}`}
          checked={color === pastel}
          onChange={() => field.onChange(pastel)}
        />
      ))}
      <label className="swatches__own">
        {words.ownColour}
        <input
          type="color"
          className={isOwn(color) ? 'is-on' : undefined}
          value={isOwn(color) ? color : '#ffdd88'}
          onChange={({ target }) => field.onChange(target.value)}
        />
      </label>
      {error && <FieldError id={errorId} text={error} />}
    </fieldset>
  )
}

/** Of the set; one that it wears from before stays to be chosen. */
function Icons({ name }: { name: string }) {
  const { control } = useFormContext()
  const { field } = useController({ control, name })
  const group = useId()
  const worn = field.value as string | null
  const isOther = worn !== null && !iconSet.some(({ address }) => address === worn)
  const choices = isOther ? [{ address: worn, name: words.presentIcon }, ...iconSet] : iconSet
  return (
    <fieldset className="icon-choices">
      <legend>{words.icon}</legend>
      <label title={words.noIcon}>
        <input
          type="radio"
          name={group}
          aria-label={words.noIcon}
          checked={worn === null}
          onChange={() => field.onChange(null)}
        />
        <Icon name="star-fill" />
      </label>
      {choices.map((choice) => (
        <label key={choice.address} title={choice.name}>
          <input
            type="radio"
            name={group}
            aria-label={choice.name}
            checked={worn === choice.address}
            onChange={() => field.onChange(choice.address)}
          />
          <img src={choice.address} alt="" width="32" height="32" loading="lazy" />
        </label>
      ))}
    </fieldset>
  )
}
