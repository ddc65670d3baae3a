import type { Ref } from 'react'
import type { User } from '#contract/schemas/user.ts'
import { Block } from '#ui/block.tsx'
import { Button } from '#ui/button.tsx'
import { DiscardDialog } from '#ui/discard-dialog.tsx'
import { Note } from '#ui/note.tsx'
import { useUnsavedChanges } from '#ui/use-unsaved-changes.ts'
import * as words from '#words/profile.ts'
import * as ui from '#words/ui.ts'
import { ChildrenFields } from './children-fields.tsx'
import { ImageField } from './image-field.tsx'
import { OwnFields } from './own-fields.tsx'
import { ProfileHeading } from './profile-heading.tsx'
import { useProfileForm } from './use-profile-form.ts'

type Props = { user: User; heading: Ref<HTMLHeadingElement>; onDone: () => void }

export function EditProfile({ user, heading, onDone }: Props) {
  const { form, draft, change, chooseImage, save, saving, problems, message, changed } = useProfileForm(user, onDone)
  const { asked, ask, stay, leave } = useUnsavedChanges(changed)
  return (
    <>
      <ProfileHeading heading={heading}>
        <Button kind="soft" size="sm" onClick={() => ask(onDone)}>
          {ui.cancel}
        </Button>
      </ProfileHeading>
      <form
        ref={form}
        noValidate
        aria-label={words.title}
        onSubmit={(event) => {
          event.preventDefault()
          void save()
        }}
      >
        <Block pad className="stack profile">
          <ImageField user={user} file={draft.image} error={problems['image']} onChoose={chooseImage} />
          <OwnFields phone={user.phone} draft={draft} problems={problems} onChange={change} />
          <ChildrenFields draft={draft} problems={problems} onChange={change} />
          {message && (
            <Note kind="bad" role="alert">
              {message}
            </Note>
          )}
          <Button type="submit" full busy={saving}>
            {saving ? words.saving : words.save}
          </Button>
        </Block>
      </form>
      <DiscardDialog asked={asked} stay={stay} leave={leave} />
    </>
  )
}
