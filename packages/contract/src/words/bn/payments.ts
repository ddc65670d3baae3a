/** The office is in English for everyone. */
export * from '../en/payments.ts'
