/** The office is in English for everyone. */
export * from '../en/staff-content.ts'
