import { useEffect, useEffectEvent } from 'react'

/** WebOTP, which TypeScript's own types do not know yet. */
type CodeRequest = CredentialRequestOptions & { otp: { transport: ['sms'] } }

/**
 * Where the browser can read the code out of the message it hands it over, once its owner agrees. `message` tells one
 * message from the next; null while none is waited for.
 */
export function useMessageCode(message: number | null, onCode: (code: string) => void): void {
  const take = useEffectEvent(onCode)
  useEffect(() => {
    if (message === null || !('OTPCredential' in window)) return
    const leaving = new AbortController()
    const request: CodeRequest = { otp: { transport: ['sms'] }, signal: leaving.signal }
    navigator.credentials.get(request).then(
      (credential) => credential && take((credential as Credential & { code: string }).code),
      // Declined, left or not allowed: the field is still there.
      () => {},
    )
    return () => leaving.abort()
  }, [message])
}
