import type { CSSProperties } from 'react'
import type { Branch } from '#contract/schemas/branch.ts'
import type { Package } from '#contract/schemas/package.ts'
import { beamsOf, themeOf } from '#cards/package-words.ts'
import { PackageCard } from '#cards/package-card.tsx'
import './package-frame.css'

/** Signs on one swing frame; on a phone every sign brings its own beam. */
export function PackageFrame({ packages, branches }: { packages: Package[]; branches?: Branch[] }) {
  const beams = beamsOf(packages.map((pack, index) => ({ pack, theme: themeOf(index) })))
  return (
    <div className={beams.length > 1 ? 'frame frame--tall' : 'frame'}>
      {beams.map((signs, n) => (
        <div key={n} className="passes" style={{ '--signs': signs.length } as CSSProperties}>
          <span className="beam" />
          {signs.map(({ pack, theme }) => (
            <div key={pack.id} className="pass-hang">
              <span className="beam" />
              <PackageCard pack={pack} theme={theme} branches={branches} />
            </div>
          ))}
        </div>
      ))}
    </div>
  )
}
