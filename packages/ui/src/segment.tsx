import './segment.css'

type Choice<Value extends string> = { value: Value; name: string; lang?: string }
type Props<Value extends string> = {
  label: string
  value: Value
  choices: readonly Choice<Value>[]
  full?: boolean
  onChange: (value: Value) => void
}

/** One of a few, all of them in view. */
export function Segment<Value extends string>({ label, value, choices, full = false, onChange }: Props<Value>) {
  return (
    <div className={full ? 'segment segment--full' : 'segment'} role="group" aria-label={label}>
      {choices.map((choice) => (
        <button
          key={choice.value}
          type="button"
          lang={choice.lang}
          aria-pressed={choice.value === value}
          onClick={() => onChange(choice.value)}
        >
          {choice.name}
        </button>
      ))}
    </div>
  )
}
