import type { Picture } from '#contract/schemas/picture.ts'

/** Social networks ask for 1200 pixels; a heavier picture is often not shown at all. */
const WIDTH = 1200

/** The one file of a picture that stands for a page elsewhere. */
export function sharePicture({ base, widths, width, height, alt }: Picture) {
  const chosen = widths.find((one) => one >= WIDTH) ?? Math.max(...widths)
  return { path: `${base}/${chosen}.jpg`, width: chosen, height: Math.round((chosen * height) / width), alt }
}
