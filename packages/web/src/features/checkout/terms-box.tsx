import { paths } from '#contract/paths.ts'
import { Check } from '#ui/check.tsx'
import { Link } from '#ui/link.tsx'

export function TermsBox({ agreed, onAgree }: { agreed: boolean; onAgree: (agreed: boolean) => void }) {
  return (
    <Check checked={agreed} onChange={({ target }) => onAgree(target.checked)}>
      I agree to the <Link to={paths.terms}>Terms and Conditions</Link>, <Link to={paths.privacy}>Privacy Policy</Link>{' '}
      and <Link to={paths.refund}>Refund Policy</Link>
    </Check>
  )
}
