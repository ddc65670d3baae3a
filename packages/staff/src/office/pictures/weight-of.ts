import * as words from '#words/pictures.ts'

const KILO = 1000

/** 412 KB, 1.8 MB */
export const weightOf = (bytes: number): string =>
  bytes < KILO * KILO
    ? words.kilobytes(Math.max(1, Math.round(bytes / KILO)))
    : words.megabytes((bytes / KILO / KILO).toFixed(1))
