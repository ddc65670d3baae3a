/** The part of fontkit that pdfkit embeds a font through, and that we therefore hand over. */
declare module 'fontkit' {
  export type Font = { layout: unknown }
  export function create(file: Uint8Array): Font
}
