import { useNavigate } from 'react-router'
import { paths } from '#contract/paths.ts'
import type { RideThing } from '#contract/schemas/content.ts'
import type { RideFields } from '#contract/schemas/ride-fields.ts'
import { contentPath } from '#contract/staff-paths.ts'
import { Sheet, PanelBody } from '#ui/panel.tsx'
import * as office from '#words/office.ts'
import * as lists from '#words/office-lists.ts'
import * as words from '#words/office-things.ts'
import { LiveBadge, ThingActs } from '../form/thing-acts.tsx'
import { SwitchField } from '../form/switch-field.tsx'
import { Pair } from '../form/text-field.tsx'
import { Part, ThingForm } from '../form/thing-form.tsx'
import { useThingForm } from '../form/use-thing-form.ts'
import { useHistory } from '../history/use-history.tsx'
import type { FormParts } from '../one-thing.tsx'
import { FormPicture } from '../pictures/form-picture.tsx'
import { draftOf, type PictureDraft } from '../pictures/picture-draft.ts'
import { useSaveWithPicture } from '../pictures/use-save-with-picture.ts'
import { useDelete } from '../use-delete.ts'
import { RidePreview } from './ride-preview.tsx'

export type RideValues = Omit<RideFields, 'picture_id' | 'name_bn' | 'details_bn'> & {
  name_bn: string
  details_bn: string
  picture: PictureDraft
}
type Checked = Omit<RideFields, 'picture_id'> & { picture: PictureDraft }

const LIST = '/staff/rides'
const schema = async () => (await import('./ride-schema.ts')).RideForm

const valuesOf = (ride: RideThing | null): RideValues => ({
  name: ride?.name ?? '',
  name_bn: ride?.name_bn ?? '',
  details: ride?.details ?? '',
  details_bn: ride?.details_bn ?? '',
  live: ride?.live ?? true,
  picture: draftOf(ride?.picture ?? null),
})

const names = {
  name: words.name,
  name_bn: office.inBangla(words.name),
  details: words.details,
  details_bn: office.inBangla(words.details),
  live: office.live,
  picture: words.picture,
  picture_id: words.picture,
}

function useRideForm({ id, thing }: FormParts<RideThing>) {
  const navigate = useNavigate()
  const save = useSaveWithPicture<Checked, RideThing>(LIST, id, 'ride')
  return useThingForm<RideValues, Checked, RideThing>({
    schema,
    thing,
    valuesOf,
    save,
    keptAs: `ride-${id ?? 'new'}`,
    onSaved: (saved) => void (id === null && navigate(contentPath('rides', saved.id), { replace: true })),
  })
}

export function RideForm({ id, thing }: FormParts<RideThing>) {
  const state = useRideForm({ id, thing })
  const remove = useDelete(`${LIST}/${id}`, contentPath('rides'))
  const history = useHistory({ path: `${LIST}/${id}`, thing, name: thing?.name ?? '', names })
  return (
    <>
      <ThingForm
        title={thing?.name ?? lists.newRide}
        back={{ to: contentPath('rides'), name: lists.rides }}
        status={thing && <LiveBadge on={thing.live} />}
        thing={thing}
        state={state}
        names={names}
        acts={
          <ThingActs
            site={thing?.live ? paths.funRides : undefined}
            onDelete={thing && (() => remove(thing.version))}
          />
        }
        onHistory={history.open}
        preview={<RidePreview id={id} />}
      >
        <Part title={office.text}>
          <Pair name="name" label={words.name} required />
          <Pair name="details" label={words.details} long most={2000} help={words.twoSentences} />
        </Part>
        <Part title={words.picture}>
          <FormPicture name="picture" use="ride" />
        </Part>
        <Sheet label={lists.status}>
          <PanelBody>
            <SwitchField name="live" label={office.live} hint={office.shownOnSite} />
          </PanelBody>
        </Sheet>
      </ThingForm>
      {history.dialog}
    </>
  )
}
