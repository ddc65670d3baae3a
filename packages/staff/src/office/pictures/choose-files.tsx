import { useId } from 'react'
import { Icon } from '#ui/icon.tsx'
import './choose-files.css'

type Props = {
  name: string
  /** Several at once, in the order in which they were chosen. */
  many?: boolean
  size?: 'sm'
  kind?: 'plain'
  accept?: string
  onChoose: (files: File[]) => void
}

/** A button that opens the device's pictures. HEIC is not offered: a phone then hands its photo over as JPG. */
export function ChooseFiles({ name, many = false, size, kind, accept = '.jpg,.jpeg,.png', onChoose }: Props) {
  const id = useId()
  const look = ['btn', kind === 'plain' ? '' : 'btn--soft', size && `btn--${size}`].filter(Boolean).join(' ')
  return (
    <span className="choose-files">
      <input
        id={id}
        className="vh"
        type="file"
        accept={accept}
        multiple={many}
        onChange={({ target }) => {
          onChoose([...(target.files ?? [])])
          // The same file may be chosen again.
          target.value = ''
        }}
      />
      <label htmlFor={id} className={look}>
        <Icon name={kind === 'plain' ? 'plus-bold' : 'image-fill'} />
        {name}
      </label>
    </span>
  )
}
