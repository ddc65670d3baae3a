import { useSyncExternalStore } from 'react'
import { shrink, type Turn } from './shrink.ts'
import { forgetFile, keepFile, readFile } from './kept-files.ts'

/** A file of this device that is not sent yet, made smaller and turned as it will be sent. */
export type LocalFile = { name: string; blob: Blob; url: string; width: number; height: number; bytes: number }

const files = new Map<string, LocalFile>()
const asked = new Set<string>()
const listeners = new Set<() => void>()
const tell = (): void => listeners.forEach((listener) => listener())

export const localFile = (key: string): LocalFile | null => files.get(key) ?? null

function put(
  key: string,
  name: string,
  { blob, width, height }: { blob: Blob; width: number; height: number },
): string {
  files.set(key, { name, blob, url: URL.createObjectURL(blob), width, height, bytes: blob.size })
  void keepFile(key, { name, blob, width, height })
  tell()
  return key
}

/** Rejects when the browser cannot open it. The key is also the number of its sending. */
export async function addLocalFile(name: string, blob: Blob, turn: Turn = 0): Promise<string> {
  return put(crypto.randomUUID(), name, await shrink(blob, turn))
}

export async function turnLocalFile(key: string): Promise<string> {
  const file = localFile(key)
  if (!file) throw new Error('The file is not here any more.')
  return addLocalFile(file.name, file.blob, 90)
}

export function dropLocalFile(key: string): void {
  const file = localFile(key)
  if (file) URL.revokeObjectURL(file.url)
  files.delete(key)
  void forgetFile(key)
}

/** After a reload the form still names its file; the browser has it. */
async function fetchKept(key: string): Promise<void> {
  if (asked.has(key) || files.has(key)) return
  asked.add(key)
  const kept = await readFile(key)
  if (!kept || files.has(key)) return
  files.set(key, { ...kept, url: URL.createObjectURL(kept.blob), bytes: kept.blob.size })
  tell()
}

const watch = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

export function useLocalFile(key: string | null): LocalFile | null {
  if (key !== null) void fetchKept(key)
  return useSyncExternalStore(watch, () => (key === null ? null : localFile(key)))
}
