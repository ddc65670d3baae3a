import { paths } from '#contract/paths.ts'
import type { PackageThing } from '#contract/schemas/content.ts'
import { contentPath } from '#contract/staff-paths.ts'
import { ButtonLink } from '#ui/button.tsx'
import * as money from '#words/money.ts'
import * as office from '#words/office.ts'
import * as words from '#words/office-centre.ts'
import { packages } from '#words/office-lists.ts'
import { AddButton, ContentFrame } from './content-frame.tsx'
import { ThingList } from './list/thing-list.tsx'
import type { Row } from './list/thing-row.tsx'

const rowOf = ({ id, name, month, price, on_sale, picture, updated_at }: PackageThing): Row => ({
  id,
  name,
  details: words.packageRow(month, money.sum(price)),
  on: on_sale,
  picture,
  updated_at,
})

export function Component() {
  return (
    <ContentFrame
      name={packages}
      about={words.packagesAbout}
      site={paths.packages}
      acts={
        <>
          <ButtonLink kind="soft" to={contentPath('rider-types')}>
            {words.manageRiderTypes}
          </ButtonLink>
          <AddButton to={contentPath('packages', 'new')} name={words.addPackage} />
        </>
      }
    >
      <ThingList
        path="/staff/packages"
        to={(id) => contentPath('packages', id)}
        rowOf={rowOf}
        states={{ on: office.onSale, off: office.offSale }}
        search={words.searchPackages}
        empty={words.noPackages}
      />
    </ContentFrame>
  )
}
