import { paths } from '#contract/paths.ts'
import { Loaded } from '#ui/loaded.tsx'
import { Empty, Loading } from '#ui/state.tsx'
import { loading } from '#words/app.ts'
import * as words from '#words/catalogue.ts'
import { packagesDescription } from '#words/pages.ts'
import { askBranches, useBranchesQuery } from '../features/catalogue/branches-api.ts'
import { PackageFrame } from '../features/catalogue/package-frame.tsx'
import { PackageOffers } from '../features/catalogue/package-offers.tsx'
import { askPackages, usePackagesQuery } from '../features/catalogue/packages-api.ts'
import { PageHead } from '../features/content/page-head.tsx'

export const queries = () => [askPackages(), askBranches()]

function Packages() {
  const packages = usePackagesQuery()
  const branches = useBranchesQuery().data?.data
  return (
    <Loaded query={packages} loading={<Loading text={loading} />} failed={words.packagesFailed}>
      {({ data }) =>
        data.length === 0 ? <Empty text={words.packagesNone} /> : <PackageFrame packages={data} branches={branches} />
      }
    </Loaded>
  )
}

export function Component() {
  const packages = usePackagesQuery()
  return (
    <>
      <PageHead
        title={words.packagesTitle}
        description={packagesDescription}
        path={paths.packages}
        picture={packages.currentData?.data[0]?.picture}
      />
      <PackageOffers />
      <div className="page-head">
        <div className="wrap head head--center">
          <h1>{words.packagesTitle}</h1>
          <p className="lead">{words.packagesLead}</p>
        </div>
      </div>
      <div className="wrap">
        <Packages />
      </div>
    </>
  )
}
