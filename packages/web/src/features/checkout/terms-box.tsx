import type { Ref } from 'react'
import { paths } from '#contract/paths.ts'
import { Check } from '#ui/check.tsx'
import { Link } from '#ui/link.tsx'

type Props = { agreed: boolean; onAgree: (agreed: boolean) => void; field: Ref<HTMLInputElement>; wanted: boolean }

export function TermsBox({ agreed, onAgree, field, wanted }: Props) {
  return (
    <Check
      ref={field}
      checked={agreed}
      aria-invalid={wanted || undefined}
      onChange={({ target }) => onAgree(target.checked)}
    >
      I agree to the <Link to={paths.terms}>Terms and Conditions</Link>, <Link to={paths.privacy}>Privacy Policy</Link>{' '}
      and <Link to={paths.refund}>Refund Policy</Link>
    </Check>
  )
}
