import type { BusinessInfo } from '#contract/schemas/business.ts'
import { langOf } from '#ui/lang-of.ts'
import { useBrokenImage } from '#ui/use-broken-image.ts'
import * as words from '#words/app.ts'

export function Logo({ info, lazy = false }: { info: BusinessInfo | null; lazy?: boolean }) {
  const { broken, watch } = useBrokenImage()
  if (!info?.logo || broken) return <span className="logo__name">{info?.name || words.barHome}</span>
  return <img {...watch} src={info.logo} alt={info.name} lang={langOf(info.name)} loading={lazy ? 'lazy' : undefined} />
}
