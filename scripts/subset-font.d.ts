/** The part of subset-font that the fonts are trimmed with. */
declare module 'subset-font' {
  type Options = { keepAllGlyphs: true; noHinting: true; targetFormat: 'woff2' | 'truetype' }
  export default function subsetFont(font: Uint8Array, text: undefined, options: Options): Promise<Buffer>
}
