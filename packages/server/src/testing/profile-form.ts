import type { InjectOptions } from 'fastify'
import { API_PREFIX, endpoints } from '#contract/endpoints.ts'

export type FormValues = Record<string, string | File>

export function profileForm(
  values: FormValues,
  headers: Record<string, string>,
): InjectOptions & { method: 'POST'; url: string } {
  const form = new FormData()
  for (const [name, value] of Object.entries(values)) form.append(name, value)
  const { method, path } = endpoints.updateProfile
  return { method, url: API_PREFIX + path, headers, payload: form }
}
