import { useState } from 'react'
import { useSearchParams } from 'react-router'
import type { Device } from '#contract/schemas/staff-devices.ts'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { DeskIcon } from '#ui/desk-icon.tsx'
import { Icon } from '#ui/icon.tsx'
import { Mark } from '#ui/mark.tsx'
import { Loaded } from '#ui/loaded.tsx'
import { SearchBox } from '#ui/search-box.tsx'
import { Empty, Loading, StateCard } from '#ui/state.tsx'
import { Swing } from '#ui/swing.tsx'
import { loading } from '#words/frame.ts'
import * as words from '#words/team.ts'
import './devices-screen.css'
import { PairDialog } from './pair-dialog.tsx'
import { useDevicesQuery } from './people-api.ts'
import { isOnline, sinceWhen } from './since.ts'
import { TeamFrame } from './team-frame.tsx'
import { UnpairDialog } from './unpair-dialog.tsx'
import { useNow } from '../api/use-now.ts'

const EVERY_MS = 5000

export function Component() {
  const devices = useDevicesQuery(undefined, { pollingInterval: EVERY_MS, skipPollingIfUnfocused: true })
  const [isPairing, setPairing] = useState(false)
  const [leaving, setLeaving] = useState<Device | null>(null)
  const now = useNow(EVERY_MS)
  const total = devices.currentData?.length
  const [query, setQuery] = useSearchParams()
  const search = query.get('search') ?? ''
  return (
    <TeamFrame
      name={words.devices}
      about={total === undefined ? undefined : words.devicesCount(total)}
      act={
        <Button aria-keyshortcuts="n" onClick={() => setPairing(true)}>
          <Icon name="plus-bold" />
          {words.pairDevice}
        </Button>
      }
    >
      <div className="stack">
        <SearchBox
          value={search}
          placeholder={words.searchDevices}
          onSearch={(text) => setQuery(text === '' ? {} : { search: text }, { replace: true })}
        />
        <Loaded query={devices} loading={<Loading text={loading} />} failed={words.devicesFailed}>
          {(rows) =>
            rows.length === 0 ? <NoDevices /> : <Devices rows={foundIn(rows, search)} now={now} onUnpair={setLeaving} />
          }
        </Loaded>
      </div>
      <PairDialog open={isPairing} known={devices.currentData ?? []} onClose={() => setPairing(false)} />
      <UnpairDialog device={leaving} onClose={() => setLeaving(null)} />
    </TeamFrame>
  )
}

const foundIn = (rows: Device[], search: string): Device[] =>
  rows.filter(({ name, branch }) => `${name}\n${branch.name}`.toLowerCase().includes(search.trim().toLowerCase()))

type ListProps = { rows: Device[]; now: Date; onUnpair: (device: Device) => void }

function Devices({ rows, now, onUnpair }: ListProps) {
  if (rows.length === 0) return <Empty text={words.noDeviceFound} />
  return (
    <ul className="devices">
      {rows.map((device) => (
        <li key={device.id}>
          <DeviceCard device={device} now={now} onUnpair={() => onUnpair(device)} />
        </li>
      ))}
    </ul>
  )
}

function NoDevices() {
  return (
    <StateCard drawing={<Swing mood="still" />}>
      <p className="h3">{words.noDevices}</p>
      <p>{words.noDevicesAbout}</p>
    </StateCard>
  )
}

type CardProps = { device: Device; now: Date; onUnpair: () => void }

function DeviceCard({ device, now, onUnpair }: CardProps) {
  const online = isOnline(device.last_seen_at, now)
  return (
    <article className="device">
      <div className="device__head">
        <Mark kind={online ? undefined : 'warn'}>
          <DeskIcon name={device.kind === 'gate' ? 'device-mobile-fill' : 'cash-register-fill'} />
        </Mark>
        <h2>{device.name}</h2>
        <Badge kind={online ? 'ok' : 'warn'}>{online ? words.isOnline : words.isOffline}</Badge>
      </div>
      <dl>
        <dt>{words.branch}</dt>
        <dd>{device.branch.name}</dd>
        <dt>{words.signedInHere}</dt>
        <dd>{device.signed_in ?? words.nobodyIn}</dd>
        <dt>{words.lastContact}</dt>
        <dd>{sinceWhen(device.last_seen_at, now)}</dd>
        <dt>{words.waiting}</dt>
        <dd>{device.waiting === 0 ? words.nothingWaits : words.scansWait(device.waiting)}</dd>
      </dl>
      <Button
        kind={device.waiting > 0 ? 'quietbad' : 'soft'}
        size="sm"
        disabled={device.waiting > 0}
        onClick={onUnpair}
      >
        {device.waiting > 0 ? words.unpairOff(device.waiting) : words.unpair}
        <span className="vh"> {device.name}</span>
      </Button>
    </article>
  )
}
