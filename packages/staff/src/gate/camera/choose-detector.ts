import type { Detector } from './detector.ts'
import { nativeDetector } from './native-detector.ts'
import { ownDetector } from './own-detector.ts'

let chosen: Promise<Detector> | undefined

const choose = async (): Promise<Detector> => (await nativeDetector()) ?? ownDetector()

/** Once for as long as the page is open. */
export const chooseDetector = (): Promise<Detector> => (chosen ??= choose())
