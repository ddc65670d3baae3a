import { BarcodeDetector, prepareZXingModule } from 'barcode-detector/ponyfill'
import wasm from 'zxing-wasm/reader/zxing_reader.wasm?url'

/** Unless told otherwise it fetches its program from a stranger's server. */
prepareZXingModule({ overrides: { locateFile: () => wasm }, fireImmediately: true })

const detector = new BarcodeDetector({ formats: ['qr_code'] })

addEventListener('message', async ({ data: picture }: MessageEvent<ImageBitmap>) => {
  try {
    const [code] = await detector.detect(picture)
    postMessage({ text: code?.rawValue ?? null })
  } catch (error) {
    postMessage({ problem: String(error) })
  } finally {
    picture.close()
  }
})
