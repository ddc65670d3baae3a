import { paths } from '#contract/paths.ts'
import type { BusinessThing } from '#contract/schemas/content.ts'
import * as words from '#words/office-centre.ts'
import { business } from '#words/office-lists.ts'
import { BUSINESS, BusinessForm } from './centre/business-form.tsx'
import { businessNames } from './centre/business-values.ts'
import { CentreThing } from './centre/centre-thing.tsx'
import { HistoryButton } from './centre/history-button.tsx'
import { ContentFrame } from './content-frame.tsx'

export function Component() {
  return (
    <ContentFrame
      name={business}
      about={words.businessAbout}
      site={paths.home}
      acts={<HistoryButton path={BUSINESS} keptAs="business" name={business} names={businessNames} />}
    >
      <CentreThing<BusinessThing> path={BUSINESS}>{(thing) => <BusinessForm thing={thing} />}</CentreThing>
    </ContentFrame>
  )
}
