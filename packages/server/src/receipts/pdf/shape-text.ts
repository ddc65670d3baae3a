import { create } from 'fontkit'
import { Blob, Buffer as Letters, Face, Feature, Font, type GlyphInfo, type GlyphPosition, shape } from 'harfbuzzjs'
import { glyphText } from './glyph-text.ts'

type Glyph = { id: number; advanceWidth: number; codePoints: number[] }
export type Run = { glyphs: Glyph[]; positions: GlyphPosition[]; advanceWidth: number }

export type ShapedFont = {
  /** What pdfkit takes for a font. It cuts out and embeds the letters used, so that text stays text. */
  forPdf: PDFKit.Mixins.PDFFontSource
  holds(codePoint: number): boolean
  layout(text: string): Run
}

/** Harfbuzz sets the letters, because fontkit, which pdfkit would ask, sets Bangla wrongly. */
export function shapeWith(file: Buffer, featureTags: string[]): ShapedFont {
  const face = new Face(new Blob(file))
  const font = new Font(face)
  const features = featureTags.map((tag) => new Feature(tag))

  function set(text: string): { infos: GlyphInfo[]; positions: GlyphPosition[] } {
    const letters = new Letters()
    letters.addText(text)
    letters.guessSegmentProperties()
    shape(font, letters, features)
    return { infos: letters.getGlyphInfos(), positions: letters.getGlyphPositions() }
  }

  const textOf = glyphText({ face, font, glyphsOf: (text) => set(text).infos })

  function layout(text: string): Run {
    const { infos, positions } = set(text)
    const glyphs = infos.map((info) => ({
      id: info.codepoint,
      advanceWidth: font.glyphHAdvance(info.codepoint),
      codePoints: textOf(text, info, infos),
    }))
    return { glyphs, positions, advanceWidth: positions.reduce((sum, { xAdvance }) => sum + xAdvance, 0) }
  }

  const forPdf = Object.assign(create(file), { layout }) as unknown as PDFKit.Mixins.PDFFontSource
  return { forPdf, layout, holds: (codePoint) => font.nominalGlyph(codePoint) !== undefined }
}
