import { useNavigate } from 'react-router'
import { paths } from '#contract/paths.ts'
import type { PackageThing, RiderTypeThing } from '#contract/schemas/content.ts'
import { contentPath } from '#contract/staff-paths.ts'
import { Note } from '#ui/note.tsx'
import * as words from '#words/office-centre.ts'
import { packages } from '#words/office-lists.ts'
import { SaleBadge, ThingActs } from '../form/thing-acts.tsx'
import { ThingForm } from '../form/thing-form.tsx'
import { useThingForm } from '../form/use-thing-form.ts'
import { useHistory } from '../history/use-history.tsx'
import type { FormParts } from '../one-thing.tsx'
import { useSaveWithPicture } from '../pictures/use-save-with-picture.ts'
import { useThingsQuery } from '../thing-api.ts'
import { useDelete } from '../use-delete.ts'
import { PackageParts } from './package-parts.tsx'
import { PackagePreview } from './package-preview.tsx'
import { type PackageChecked, packageNames, packageValues, type PackageValues } from './package-values.ts'
import { showRiders } from './show-riders.ts'

const LIST = '/staff/packages'
const schema = async () => (await import('./package-schema.ts')).PackageForm

function usePackageForm({ id, thing }: FormParts<PackageThing>) {
  const navigate = useNavigate()
  return useThingForm<PackageValues, PackageChecked, PackageThing>({
    schema,
    thing,
    valuesOf: packageValues,
    save: useSaveWithPicture<PackageChecked, PackageThing>(LIST, id, 'package'),
    keptAs: `packages-${id ?? 'new'}`,
    prices: ({ price }) => [price],
    onSaved: (saved) => void (id === null && navigate(contentPath('packages', saved.id), { replace: true })),
  })
}

export function PackageForm({ id, thing }: FormParts<PackageThing>) {
  const state = usePackageForm({ id, thing })
  const remove = useDelete(`${LIST}/${id}`, contentPath('packages'))
  const types = (useThingsQuery('/staff/rider-types').currentData ?? []) as RiderTypeThing[]
  const show = showRiders(types)
  const history = useHistory({ path: `${LIST}/${id}`, thing, name: thing?.name ?? '', names: packageNames, show })
  return (
    <>
      <ThingForm
        title={thing?.name ?? words.newPackage}
        back={{ to: contentPath('packages'), name: packages }}
        status={thing && <SaleBadge on={thing.on_sale} />}
        thing={thing}
        state={state}
        names={packageNames}
        show={show}
        acts={
          <ThingActs
            site={thing?.on_sale ? paths.packages : undefined}
            onDelete={thing && !thing.facts.sold && (() => remove(thing.version))}
          />
        }
        onHistory={history.open}
        preview={<PackagePreview id={id} />}
      >
        {thing && thing.facts.running > 0 && <Note>{words.running(thing.facts.running)}</Note>}
        <PackageParts />
      </ThingForm>
      {history.dialog}
    </>
  )
}
