/** The office is in English for everyone. */
export * from '../en/desk-customers.ts'
