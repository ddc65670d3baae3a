export type MarkWord = (word: string, show: () => void) => void

const utf16 = (text: string): string => Buffer.from(`\ufeff${text}`, 'utf16le').swap16().toString('hex')

/**
 * The letters of a Bangla word are drawn in another order than they are written; a mark around them tells readers
 * the written one. It must lie inside what pdfkit saves and restores around a text, or some readers misplace the word,
 * and only what is added to the page passes there.
 */
export function wordMarker(doc: PDFKit.PDFDocument): MarkWord {
  const add = doc.addContent.bind(doc)
  let marked: string | null = null
  doc.addContent = (operator) => {
    if (marked !== null && operator === 'BT') add(`/Span <</Lang (bn) /ActualText <${utf16(marked)}>>> BDC`)
    add(operator)
    return marked !== null && operator === 'ET' ? add('EMC') : doc
  }
  return (word, show) => {
    marked = word
    show()
    marked = null
  }
}
