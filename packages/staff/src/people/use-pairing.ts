import { useEffect, useEffectEvent, useState } from 'react'
import { type FieldPath, useForm } from 'react-hook-form'
import type { z } from 'zod'
import type { Device, NewDevice } from '#contract/schemas/staff-devices.ts'
import { toast } from '#ui/toast.ts'
import * as words from '#words/team.ts'
import { lateResolver } from '../api/late-resolver.ts'
import { useMe } from '../api/use-me.ts'
import { freeName, isPaired } from './paired.ts'
import { useStartPairingMutation } from './people-api.ts'
import { refusalsOf } from './refusals.ts'
import type { Started } from './show-code.tsx'

type Values = z.input<typeof NewDevice>
const schema = async () => (await import('#contract/schemas/staff-devices.ts')).NewDevice

/** The list is asked for anew all the while: as soon as the device is in it, the manager is told. */
export function usePairing(known: Device[], onDone: () => void) {
  const { branches } = useMe()
  const [started, setStarted] = useState<Started | null>(null)
  const [start, { isLoading }] = useStartPairingMutation()
  const first = branches[0]?.id ?? 0
  const form = useForm<Values, unknown, NewDevice>({
    resolver: lateResolver<Values, NewDevice>(schema),
    defaultValues: { branch_id: first, kind: 'gate', name: freeName(known, first) },
  })
  const begin = async (device: NewDevice) => {
    const { data, error } = await start(device)
    for (const [field, message] of refusalsOf(error)) form.setError(field as FieldPath<Values>, { message })
    if (data) setStarted({ device, pairing: data.data, at: Date.now() })
  }
  const arrived = started !== null && known.some((device) => isPaired(device, started))
  const finish = useEffectEvent(() => {
    if (started) toast(words.devicePaired(started.device.name))
    onDone()
  })
  useEffect(() => {
    if (arrived) finish()
  }, [arrived])
  return { branches, form, started, begin, isLoading }
}
