import { useDispatch } from 'react-redux'
import { dialPhone, showPhone } from '#contract/rules/phone.ts'
import drawing from '../art/spot-signin.svg?url'
import { setShowLogin, useAuth } from '../auth.ts'
import { useBusinessInfo } from '../features/content/business-api.ts'
import { Drawer } from '../ui/drawer.tsx'

export function SignInDrawer() {
  const dispatch = useDispatch()
  const { showLogin } = useAuth()
  const phone = useBusinessInfo()?.phone
  return (
    <Drawer open={showLogin} labelledBy="sign-in" onClose={() => dispatch(setShowLogin(false))}>
      <div className="drawer__art">
        <img src={drawing} alt="" width="480" height="360" />
      </div>
      <h2 id="sign-in">Hello! Come on in</h2>
      <p className="mute">
        Signing in online is not open yet. Please ask at the counter
        {phone ? <> or call <a href={dialPhone(phone)}>{showPhone(phone)}</a></> : null}.
      </p>
    </Drawer>
  )
}
