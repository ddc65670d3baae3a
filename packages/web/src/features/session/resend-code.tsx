import { Sentence } from '#ui/sentence.tsx'
import * as words from '#words/session.ts'
import { useCountdown } from '#ui/use-countdown.ts'

type Props = { resendAt: number; isSending: boolean; onResend: () => void }

/** The seconds are for the eye: to hear each of them would be noise. */
export function ResendCode({ resendAt, isSending, onResend }: Props) {
  const seconds = useCountdown(resendAt)
  if (seconds > 0)
    return (
      <p className="sign-in__wait">
        <Sentence text={words.resendIn} gaps={{ time: <span className="num">{words.resendTime(seconds)}</span> }} />
      </p>
    )
  return (
    <button
      type="button"
      className="link"
      aria-busy={isSending || undefined}
      onClick={isSending ? undefined : onResend}
    >
      {isSending ? words.sending : words.resend}
    </button>
  )
}
