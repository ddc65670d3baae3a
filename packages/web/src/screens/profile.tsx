import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import * as words from '#words/profile.ts'
import { WayBack } from '../features/checkout/way-back.tsx'
import { PageHead } from '../features/content/page-head.tsx'
import { MyProfile } from '../features/profile/my-profile.tsx'
import { OwnData } from '../features/profile/own-data.tsx'
import { useAuth } from '../features/session/auth.ts'
import { leave, useLogOut } from '../features/session/log-out.ts'
import { SignOutEverywhere } from '../features/session/sign-out-everywhere.tsx'
import { useSessionDispatch } from '../features/session/use-session.ts'

function Logout() {
  const { logOut, isLoading } = useLogOut()
  return (
    <Button kind="soft" busy={isLoading} onClick={() => void logOut()}>
      {!isLoading && <Icon name="sign-out-bold" />}
      {words.logout}
    </Button>
  )
}

export function Component() {
  const dispatch = useSessionDispatch()
  const { user } = useAuth()
  if (!user) return null
  return (
    <>
      <PageHead title={words.title} />
      <WayBack user={user} />
      <MyProfile
        key={user.id}
        user={user}
        logout={
          <>
            <Logout />
            <SignOutEverywhere />
          </>
        }
      >
        <OwnData onDeleted={() => leave(dispatch, 'accountDeleted')} />
      </MyProfile>
    </>
  )
}
