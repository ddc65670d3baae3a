import type { ReactNode } from 'react'
import { calendarFile } from '#contract/rules/calendar-file.ts'
import { directionsTo } from '#contract/rules/directions.ts'
import type { BusinessInfo } from '#contract/schemas/business.ts'
import type { Pass } from '#contract/schemas/pass.ts'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { useToday } from '#ui/use-today.ts'
import * as words from '#words/passes.ts'
import './pass-acts.css'
import { eventOf } from './pass-event.ts'
import { isMembership, passState } from './pass-words.ts'
import { useOwnPasses } from './passes-api.ts'
import { saveFile } from './save-file.ts'
import type { ShareProps } from './share-sheet.tsx'
import { useLazyDialog } from './use-lazy-dialog.tsx'

const fetchShareSheet = async () => (await import('./share-sheet.tsx')).ShareSheet

function ShareButton({ pass, centre }: ShareProps) {
  const { open, shown } = useLazyDialog<ShareProps>(fetchShareSheet, {})
  return (
    <>
      <Button kind="soft" aria-haspopup="dialog" onClick={() => open({ pass, centre })}>
        <Icon name="share-network-bold" />
        {words.share}
      </Button>
      {shown}
    </>
  )
}

function AddToCalendar({ pass, info }: Props) {
  const save = () => {
    const file = calendarFile(eventOf(pass, info, location.host), new Date())
    saveFile(new Blob([file], { type: 'text/calendar' }), `${pass.invoice_number}.ics`)
  }
  return (
    <Button kind="soft" onClick={save}>
      <Icon name="calendar-fill" />
      {words.addToCalendar}
    </Button>
  )
}

type Props = { pass: Pass; info: BusinessInfo | null }
/** `alone` for whoever is not its customer. */
type ActsProps = Props & { alone?: boolean; children?: ReactNode }

/** What can be done with a pass as long as it is worth something; a membership is no date for a calendar. */
export function PassActs({ pass, info, alone = false, children }: ActsProps) {
  const state = passState(pass, useToday(useOwnPasses(alone).ahead))
  const way = directionsTo(info?.address ?? null, info?.maps_iframe)
  const useful = state === 'good' || state === 'early'
  return (
    <div className="pass-acts">
      {useful && pass.share_url !== null && <ShareButton pass={pass} centre={info?.name} />}
      {useful && !isMembership(pass) && <AddToCalendar pass={pass} info={info} />}
      {useful && way !== null && (
        <a className="btn btn--soft" href={way} target="_blank" rel="noreferrer">
          <Icon name="map-pin-fill" />
          {words.directions}
        </a>
      )}
      {children}
    </div>
  )
}
