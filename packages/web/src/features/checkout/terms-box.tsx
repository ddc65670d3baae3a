import type { Ref } from 'react'
import { paths } from '#contract/paths.ts'
import { Check } from '#ui/check.tsx'
import { Link } from '#ui/link.tsx'
import { Sentence } from '#ui/sentence.tsx'
import * as app from '#words/app.ts'
import * as words from '#words/checkout.ts'

const policies = {
  terms: <Link to={paths.terms}>{app.terms}</Link>,
  privacy: <Link to={paths.privacy}>{app.privacy}</Link>,
  refund: <Link to={paths.refund}>{app.refund}</Link>,
}

type Props = { agreed: boolean; onAgree: (agreed: boolean) => void; field: Ref<HTMLInputElement>; wanted: boolean }

export function TermsBox({ agreed, onAgree, field, wanted }: Props) {
  return (
    <Check
      ref={field}
      checked={agreed}
      aria-invalid={wanted || undefined}
      onChange={({ target }) => onAgree(target.checked)}
    >
      <Sentence text={words.agree} gaps={policies} />
    </Check>
  )
}
