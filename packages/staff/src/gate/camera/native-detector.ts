import type { Detector } from './detector.ts'
import { TEST_TEXT, testPicture } from './test-picture.ts'

/** The browser's own, which TypeScript does not know: no standard yet, and not in every browser. */
type Native = {
  new (options: { formats: string[] }): { detect: (picture: ImageBitmap) => Promise<{ rawValue: string }[]> }
  getSupportedFormats: () => Promise<string[]>
}

const TEST_MS = 500

async function proven(Own: Native): Promise<Detector | null> {
  if (!(await Own.getSupportedFormats()).includes('qr_code')) return null
  const own = new Own({ formats: ['qr_code'] })
  const detector: Detector = { read: async (picture) => (await own.detect(picture))[0]?.rawValue ?? null }
  return (await detector.read(await testPicture())) === TEST_TEXT ? detector : null
}

/** On Android it lives in Play services, and on some phones it is there by name only: it has half a second to read a test picture. */
export async function nativeDetector(): Promise<Detector | null> {
  const Own = (globalThis as { BarcodeDetector?: Native }).BarcodeDetector
  if (!Own) return null
  const tooLate = new Promise<null>((resolve) => setTimeout(resolve, TEST_MS, null))
  return Promise.race([proven(Own).catch(() => null), tooLate])
}
