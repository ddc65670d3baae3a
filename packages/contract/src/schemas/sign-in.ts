import { z } from 'zod'
import { mobileNumber, withPlainDigits } from '../rules/phone.ts'
import { named } from '../words/named.ts'
import { ErrorBody } from './error.ts'
import { User } from './user.ts'

const rules = named('rules')
const { phoneRequired: NO_PHONE, phoneInvalid: BAD_PHONE, codeRequired: NO_CODE } = rules

const absentOr = (absent: string, wrong: string) => ({
  error: ({ input }: { input?: unknown }) => (input === undefined || input === null ? absent : wrong),
})

/** However it was typed; from here on it is 01XXXXXXXXX. */
export const Phone = z
  .string(absentOr(NO_PHONE, BAD_PHONE))
  .trim()
  .min(1, { error: NO_PHONE, abort: true })
  .max(50, { error: BAD_PHONE, abort: true })
  .transform((typed, context) => {
    const number = mobileNumber(typed)
    if (number === null) context.addIssue(BAD_PHONE)
    return number ?? z.NEVER
  })

/** Spaces, dashes and Bangla digits are how people read a code out; whether it is the right one is for the verb to say. */
export const Code = z
  .string(absentOr(NO_CODE, 'The code must be text.'))
  .max(50, rules.codeSixDigits)
  .transform((typed) => withPlainDigits(typed).replace(/[\s-]/g, ''))
  .pipe(z.string().min(1, NO_CODE))

const Country = z.literal('Bangladesh', rules.phoneForeign)

/** ALTCHA's payload: base64 of `{ challenge, solution }` in JSON, the challenge as it came. */
export const Proof = z.string('The proof must be text.').max(2000, 'The proof is too long.')

export const AskForCode = z.object({ phone_no: Phone, country: Country, proof: Proof.optional() })
export const VerifyCode = z.object({ phone_no: Phone, code: Code, country: Country })

export const CodeSent = z.object({
  message: z.string(),
  /** Seconds until the code is no longer valid, and until another may be asked for. */
  data: z.object({ expires_in: z.int(), resend_in: z.int() }),
})
export type CodeSent = z.infer<typeof CodeSent>

/** Work for a browser, in ALTCHA's words (version 2): find the counter whose derived key begins with `keyPrefix`. */
export const Challenge = z.object({
  parameters: z.object({
    algorithm: z.string(),
    nonce: z.string(),
    salt: z.string(),
    cost: z.int(),
    keyLength: z.int(),
    keyPrefix: z.string(),
    keySignature: z.string(),
    expiresAt: z.int(),
    data: z.object({ level: z.int(), number: z.string() }),
  }),
  signature: z.string(),
})
export type Challenge = z.infer<typeof Challenge>

export const ProofNeeded = ErrorBody.extend({ data: Challenge })
export type ProofNeeded = z.infer<typeof ProofNeeded>

export const SignedInUser = z.object({ data: User, token: z.string() })
export type SignedInUser = z.infer<typeof SignedInUser>

export const SignedOut = z.object({ message: z.string() })
