import { useState } from 'react'
import type { Device } from '#contract/schemas/staff-devices.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { Note } from '#ui/note.tsx'
import { toast } from '#ui/toast.ts'
import { serverSilent } from '#words/frame.ts'
import * as words from '#words/team.ts'
import { saidBy } from '../api/api.ts'
import { useUnpairMutation } from './people-api.ts'

/** It cannot be undone, so it names the device, and the button says what it does. */
export function UnpairDialog({ device, onClose }: { device: Device | null; onClose: () => void }) {
  return (
    <Dialog
      open={device !== null}
      title={device ? words.unpairTitle(device.name, device.branch.name) : ''}
      onClose={onClose}
    >
      {device && <Unpair device={device} onClose={onClose} />}
    </Dialog>
  )
}

function Unpair({ device, onClose }: { device: Device; onClose: () => void }) {
  const [unpair, { isLoading }] = useUnpairMutation()
  const [failure, setFailure] = useState<string>()
  const press = async () => {
    const { error } = await unpair(device.id)
    if (error) return setFailure(saidBy(error) ?? serverSilent)
    toast(words.unpaired(device.name))
    onClose()
  }
  return (
    <>
      <p>{words.unpairText}</p>
      {failure && (
        <Note kind="bad" role="alert">
          {failure}
        </Note>
      )}
      <div className="dialog__end">
        <Button kind="soft" onClick={onClose}>
          {words.keepPaired}
        </Button>
        <Button kind="bad" busy={isLoading} onClick={press}>
          {words.unpairAct(device.name)}
        </Button>
      </div>
    </>
  )
}
