/** Chosen pictures that are not saved yet, so that a reload loses none. Begins as all that this browser keeps of the staff. */
const DATABASE = 'staff-pictures'
const FILES = 'files'
const MOST_FILES = 20

export type KeptFile = { name: string; blob: Blob; width: number; height: number }
type Row = KeptFile & { key: string; at: number }

const done = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result))
    request.addEventListener('error', () => reject(request.error ?? new Error('The browser keeps nothing.')))
  })

async function withFiles<T>(mode: IDBTransactionMode, act: (files: IDBObjectStore) => Promise<T>): Promise<T> {
  const opening = indexedDB.open(DATABASE, 1)
  opening.addEventListener('upgradeneeded', () => opening.result.createObjectStore(FILES, { keyPath: 'key' }))
  const database = await done(opening)
  try {
    return await act(database.transaction(FILES, mode).objectStore(FILES))
  } finally {
    database.close()
  }
}

/** A browser without storage keeps nothing, and works. */
const nothing = (): undefined => undefined

export const keepFile = (key: string, file: KeptFile): Promise<unknown> =>
  withFiles('readwrite', async (files) => {
    const rows = (await done(files.getAll())) as Row[]
    const oldest = rows.toSorted((one, other) => one.at - other.at).slice(0, Math.max(0, rows.length - MOST_FILES + 1))
    for (const row of oldest) files.delete(row.key)
    return done(files.put({ ...file, key, at: Date.now() }))
  }).catch(nothing)

export const readFile = (key: string): Promise<KeptFile | undefined> =>
  withFiles('readonly', (files) => done(files.get(key)) as Promise<KeptFile | undefined>).catch(nothing)

export const forgetFile = (key: string): Promise<unknown> =>
  withFiles('readwrite', (files) => done(files.delete(key))).catch(nothing)
