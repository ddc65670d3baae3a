import { useController, useFormContext } from 'react-hook-form'
import { Switch } from '#ui/switch.tsx'

/** On or off, saved with the rest of the form. */
export function SwitchField({ name, label, hint }: { name: string; label: string; hint?: string }) {
  const { control } = useFormContext()
  const { field } = useController({ control, name })
  return <Switch name={label} hint={hint} checked={field.value === true} onChange={field.onChange} />
}
