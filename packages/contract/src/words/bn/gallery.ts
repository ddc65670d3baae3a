/** The office is in English for everyone. */
export * from '../en/gallery.ts'
