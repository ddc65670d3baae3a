import './switch.css'

type Props = { name: string; hint?: string; checked: boolean; onChange: (checked: boolean) => void }

/** On or off at once; what is chosen and saved later is a check box. */
export function Switch({ name, hint, checked, onChange }: Props) {
  return (
    <label className="switch">
      <span>
        <b>{name}</b>
        {hint && <small>{hint}</small>}
      </span>
      <input
        type="checkbox"
        role="switch"
        checked={checked}
        aria-checked={checked}
        onChange={({ target }) => onChange(target.checked)}
      />
    </label>
  )
}
