/** The office is in English for everyone. */
export * from '../en/rules-days.ts'
