import type { Me } from '#contract/schemas/staff.ts'
import { Button } from '#ui/button.tsx'
import { PinEntry } from '#ui/pin-entry.tsx'
import * as words from '#words/door.ts'
import * as frame from '#words/frame.ts'
import { useCentreName } from '../api/centre-api.ts'
import { lockMinutes } from '../api/lock-after.ts'
import { useNamesQuery, useUnlockMutation } from '../api/session-api.ts'
import { useLeave } from '../api/use-leave.ts'
import { failureOf } from './failure.ts'
import { CodeKey, firstName, NamesToTap } from './names-to-tap.tsx'
import { PinFrame, PinPerson } from './pin-frame.tsx'
import { useSignInByPin } from './use-sign-in-by-pin.ts'

function useUnlock(): (pin: string) => Promise<string | undefined> {
  const [unlock] = useUnlockMutation()
  return async (pin) => {
    const { error } = await unlock({ pin })
    return error ? failureOf(error, words.noAnswer) : undefined
  }
}

/** Nothing of a customer is shown. A gate shows the names to tap; the next may come in where another has left without a word. */
export function LockScreen({ me }: { me: Me }) {
  const { currentData: names, isFetching } = useNamesQuery(undefined, {
    skip: me.device === null,
    refetchOnMountOrArgChange: true,
  })
  const [unlock, signIn, leave] = [useUnlock(), useSignInByPin(), useLeave()]
  if (names && 'device' in names)
    return (
      <NamesToTap
        names={names}
        why={words.locked}
        onPin={(person, pin) => (person.id === me.id ? unlock(pin) : signIn(person, pin))}
        act={words.unlock}
        onSomebodyElse={leave}
      />
    )
  // Somebody who is already typing their PIN is not interrupted by the names.
  if (isFetching) return null
  return <OwnLock me={me} onPin={unlock} onLeave={leave} />
}

type OwnProps = { me: Me; onPin: (pin: string) => Promise<string | undefined>; onLeave: () => void }

/** An own phone or an office computer, and a gate that cannot ask for names. */
function OwnLock({ me, onPin, onLeave }: OwnProps) {
  const centre = useCentreName()
  return (
    <PinFrame
      place={me.device ? words.deviceAt(me.device.branch.name, me.device.name) : centre}
      note={words.locksAfter(lockMinutes(me.device))}
    >
      <title>{words.locked}</title>
      <PinPerson person={me} about={words.locked}>
        <PinEntry onPin={onPin} act={words.unlock} aside={<CodeKey onPress={onLeave} />} />
        <Button kind="quiet" onClick={onLeave}>
          {me.device ? words.notMe(firstName(me.name)) : frame.signOut}
        </Button>
      </PinPerson>
    </PinFrame>
  )
}
