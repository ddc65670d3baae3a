import { paths } from '#contract/paths.ts'
import { Loaded } from '#ui/loaded.tsx'
import { Empty, Loading } from '#ui/state.tsx'
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
    <Loaded query={packages} loading={<Loading text="Loading..." />} failed="Failed to load membership packages.">
      {({ data }) =>
        data.length === 0 ? (
          <Empty text="No membership packages found" />
        ) : (
          <PackageFrame packages={data} branches={branches} />
        )
      }
    </Loaded>
  )
}

export function Component() {
  const packages = usePackagesQuery()
  return (
    <>
      <PageHead
        title="Buy Membership"
        description="Membership packages for children and their families: months, riders, days, hours and prices at a glance."
        path={paths.packages}
        picture={packages.currentData?.data[0]?.picture}
      />
      <PackageOffers />
      <div className="page-head">
        <div className="wrap head head--center">
          <h1>Buy Membership</h1>
          <p className="lead">One card, months of swings. Come as often as your days allow.</p>
        </div>
      </div>
      <div className="wrap">
        <Packages />
      </div>
    </>
  )
}
