import {
  type FieldError as Refused,
  get,
  useController,
  useFieldArray,
  useFormContext,
  useFormState,
} from 'react-hook-form'
import type { RiderTypeThing } from '#contract/schemas/content.ts'
import { contentPath } from '#contract/staff-paths.ts'
import { Button } from '#ui/button.tsx'
import { FieldError } from '#ui/field.tsx'
import { Icon } from '#ui/icon.tsx'
import { Link } from '#ui/link.tsx'
import { Note } from '#ui/note.tsx'
import * as words from '#words/office-centre.ts'
import { Part } from '../form/thing-form.tsx'
import { asNumber } from '../form/use-field.ts'
import { useThingsQuery } from '../thing-api.ts'
import type { PackageValues } from './package-values.ts'
import './riders-part.css'

/** Who comes in with a package: how many of each type, and what one more costs. */
export function RidersPart() {
  const { control } = useFormContext<PackageValues>()
  const { fields, append, remove } = useFieldArray({ control, name: 'details' })
  const types = (useThingsQuery('/staff/rider-types').currentData ?? []) as RiderTypeThing[]
  const { errors } = useFormState({ control, name: 'details' })
  const refused = get(errors, 'details') as (Refused & { root?: Refused }) | undefined
  const message = refused?.root?.message ?? refused?.message
  const isOnlyLeft = types.length <= fields.length
  return (
    <Part title={words.riders}>
      {fields.length > 0 && (
        <div className="rider-row rider-row--head" aria-hidden="true">
          <span>{words.type}</span>
          <span>{words.included}</span>
          <span>{words.oneMore}</span>
        </div>
      )}
      {fields.map((row, at) => (
        <RiderRow key={row.id} at={at} types={types} onRemove={() => remove(at)} />
      ))}
      {message && <FieldError id="riders-error" text={message} />}
      {types.length === 0 && <Note>{words.noRiderTypes}</Note>}
      <div className="rider-acts">
        {!isOnlyLeft && (
          <Button kind="soft" onClick={() => append({ rider_type_id: null, qty: 1, price: null })}>
            <Icon name="plus-bold" />
            {words.addRider}
          </Button>
        )}
        <Link to={contentPath('rider-types')}>{words.manageRiderTypes}</Link>
      </div>
    </Part>
  )
}

function RiderRow({ at, types, onRemove }: { at: number; types: RiderTypeThing[]; onRemove: () => void }) {
  const { control, register } = useFormContext<PackageValues>()
  // Its choices come later than its value.
  const { field: type } = useController({ control, name: `details.${at}.rider_type_id` })
  const { errors } = useFormState({ control, name: `details.${at}` })
  const name = types.find(({ id }) => id === type.value)?.name ?? words.riderNumber(at + 1)
  const said = (['rider_type_id', 'qty', 'price'] as const)
    .map((field) => (get(errors, `details.${at}.${field}`) as Refused | undefined)?.message)
    .find((message) => message !== undefined)
  return (
    <>
      <div className="rider-row">
        <select
          className="select"
          aria-label={words.riderNumber(at + 1)}
          value={type.value ?? ''}
          onChange={({ target }) => type.onChange(target.value === '' ? null : Number(target.value))}
        >
          <option value="">{words.chooseType}</option>
          {types.map((each) => (
            <option key={each.id} value={each.id}>
              {each.name}
            </option>
          ))}
        </select>
        <input
          className="input"
          inputMode="numeric"
          maxLength={2}
          aria-label={words.includedOf(at + 1)}
          {...register(`details.${at}.qty`, asNumber)}
        />
        <input
          className="input"
          inputMode="decimal"
          maxLength={12}
          aria-label={words.oneMoreOf(at + 1)}
          {...register(`details.${at}.price`, asNumber)}
        />
        <button type="button" className="icon-btn" aria-label={words.removeRider(name)} onClick={onRemove}>
          <Icon name="trash-fill" />
        </button>
      </div>
      {said && <FieldError id={`rider-${at}`} text={said} />}
    </>
  )
}
