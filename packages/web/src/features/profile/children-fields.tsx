import { useRef } from 'react'
import { flushSync } from 'react-dom'
import { MAX_CHILDREN, type Problems } from '#contract/rules/profile.ts'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import * as words from '#words/profile.ts'
import { ChildRow } from './child-row.tsx'
import { type Draft, withChangedChild, withChild, withoutChild } from './profile-draft.ts'

type Props = { draft: Draft; problems: Problems; onChange: (draft: Draft) => void }

/** The focus follows: to the name of a child that was added, and to the button below when one is gone. */
export function ChildrenFields({ draft, problems, onChange }: Props) {
  const rows = useRef<HTMLDivElement>(null)
  const another = useRef<HTMLButtonElement>(null)
  const { childrens } = draft

  const add = () => {
    flushSync(() => onChange(withChild(draft)))
    rows.current?.querySelector<HTMLInputElement>(':scope > :last-child input')?.focus()
  }
  const remove = (key: number) => {
    flushSync(() => onChange(withoutChild(draft, key)))
    another.current?.focus()
  }
  return (
    <fieldset className="stack profile__part">
      <legend className="h3">{words.children}</legend>
      {childrens.length > 0 && (
        <div className="stack profile__part" ref={rows}>
          {childrens.map((child, index) => (
            <ChildRow
              key={child.key}
              child={child}
              number={index + 1}
              nameProblem={problems[`childrens.${index}.name`]}
              ageProblem={problems[`childrens.${index}.age`]}
              onChange={(change) => onChange(withChangedChild(draft, child.key, change))}
              onRemove={() => remove(child.key)}
            />
          ))}
        </div>
      )}
      {childrens.length < MAX_CHILDREN ? (
        <Button kind="soft" size="sm" ref={another} onClick={add}>
          <Icon name="plus-bold" />
          {words.addChild}
        </Button>
      ) : (
        <p className="help">{words.mostChildren(MAX_CHILDREN)}</p>
      )}
    </fieldset>
  )
}
