import { useDispatch } from 'react-redux'
import { useLocation, useNavigate } from 'react-router'
import { paths } from '#contract/paths.ts'
import { addressHere } from '#words/language.ts'
import { Drawer } from '#ui/drawer.tsx'
import { Sentence } from '#ui/sentence.tsx'
import * as app from '#words/app.ts'
import * as words from '#words/session.ts'
import * as ui from '#words/ui.ts'
import drawing from '../art/spot-signin.svg?url'
import { setShowLogin, useAuth } from '../features/session/auth.ts'
import { SignInForm } from '../features/session/sign-in-form.tsx'
import { originOf } from './sign-in-origin.ts'

// The drawer comes with its drawing: whoever is about to open it should not see it arrive.
new Image().src = drawing

const terms = (
  <a href={addressHere(paths.terms)} target="_blank" rel="noopener">
    {app.terms}
    <span className="vh">{ui.newTab}</span>
  </a>
)

/** Back to the page that asked to sign in, in its place; else to the profile, with the page before it one step back. */
function useWayOn(): () => void {
  const navigate = useNavigate()
  const origin = originOf(useLocation())
  return () => void (origin ? navigate(origin, { replace: true, state: origin.state }) : navigate(paths.profile))
}

export function SignInDrawer() {
  const dispatch = useDispatch()
  const { showLogin } = useAuth()
  const goOn = useWayOn()
  return (
    <Drawer open={showLogin} labelledBy="sign-in" onClose={() => dispatch(setShowLogin(false))}>
      <div className="drawer__art">
        <img src={drawing} alt="" width="480" height="360" />
      </div>
      <SignInForm titleId="sign-in" open={showLogin} onSignedIn={goOn} />
      <p className="drawer__foot">
        <Sentence text={words.agree} gaps={{ terms }} />
      </p>
    </Drawer>
  )
}
