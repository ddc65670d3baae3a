const CHUNK = 64 * 1024
const CLOSING = '\n  }\n}'

/** It is a file that people open: on lines of its own, each thing can be found. */
const onLines = (value: unknown, indent = ''): string => JSON.stringify(value, null, 2).replaceAll('\n', `\n${indent}`)

/**
 * The same letters as `JSON.stringify({ data: { ...head, ...lists } }, null, 2)`, a piece at a time. Before the last of
 * them `atTheEnd` may still object: until then nobody can take it for a whole file.
 */
export async function* writeOwnData(
  head: object,
  lists: Record<string, AsyncIterable<object[]>>,
  atTheEnd: () => Promise<void>,
): AsyncGenerator<string> {
  let text = onLines({ data: head }).slice(0, -CLOSING.length)
  for (const [name, pages] of Object.entries(lists)) {
    text += `,\n    ${JSON.stringify(name)}: [`
    let written = 0
    for await (const page of pages) {
      for (const item of page) {
        text += `${written > 0 ? ',' : ''}\n      ${onLines(item, '      ')}`
        written += 1
        if (text.length < CHUNK) continue
        yield text
        text = ''
      }
    }
    text += written > 0 ? '\n    ]' : ']'
  }
  await atTheEnd()
  yield text + CLOSING
}
