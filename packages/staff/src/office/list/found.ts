type Findable = { name: string; details?: unknown; on: boolean | null }

/** Names and details that have every word of it, in any case. */
export function found<T extends Findable>(rows: readonly T[], q: string, status: string): T[] {
  const wanted = q.toLowerCase().split(/\s+/).filter(Boolean)
  return rows.filter(({ name, details, on }) => {
    const text = `${name} ${typeof details === 'string' ? details : ''}`.toLowerCase()
    const fits = status === '' || (status === 'on' ? on === true : on === false)
    return fits && wanted.every((word) => text.includes(word))
  })
}
