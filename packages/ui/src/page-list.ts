/** The pages a pager names: the ends, and the neighbours of where one is; 0 stands for a gap. */
export function pageList(page: number, last: number): number[] {
  const named = [1, page - 1, page, page + 1, last].filter((n) => n >= 1 && n <= last)
  const pages = [...new Set(named)].sort((a, b) => a - b)
  return pages.flatMap((n, i) => gapBefore(n, pages[i - 1]))
}

function gapBefore(n: number, previous: number | undefined): number[] {
  if (previous === undefined || n - previous === 1) return [n]
  return n - previous === 2 ? [n - 1, n] : [0, n]
}
