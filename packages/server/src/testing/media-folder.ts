import { fileURLToPath } from 'node:url'

/** Demo pictures are encoded once and found again by the next run; content decides their names. */
export const testMediaFolder = fileURLToPath(new URL('../../../../node_modules/.cache/dolna/media', import.meta.url))
