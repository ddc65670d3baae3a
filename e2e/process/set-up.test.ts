import { execFile, spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { expect, it } from 'vitest'

const script = (name: string): string => pathToFileURL(`scripts/${name}`).href
const run = promisify(execFile)

it.each(['10.24.1', '12.22.12', '18.20.8', '19.9.0'])(
  'when the machine has Node %s, one sentence says which is needed',
  async (version) => {
    const pretend = `Object.defineProperty(process.versions, 'node', { value: '${version}' }); import('${script('check-node.mjs')}')`
    const failure = await run(process.execPath, ['-e', pretend]).catch(
      (error: { code: number; stderr: string }) => error,
    )
    expect(failure).toMatchObject({
      code: 1,
      stderr: expect.stringMatching(`needs Node 20 or later, and this is Node ${version}`),
    })
  },
)

it.each(['20.0.0', '24.21.0', '100.1.0'])('when the machine has Node %s, nothing is said', async (version) => {
  const pretend = `Object.defineProperty(process.versions, 'node', { value: '${version}' }); import('${script('check-node.mjs')}')`
  expect(await run(process.execPath, ['-e', pretend])).toEqual({ stdout: '', stderr: '' })
})

/** Says "mine" when its turn has come, and keeps it until it is ended. */
const takeTurn = (): ChildProcess =>
  spawn(process.execPath, [
    '--input-type=module',
    '-e',
    `import { takeTurns } from '${script('take-turns.mjs')}'; await takeTurns(async () => { console.log('mine'); await new Promise(() => setInterval(() => {}, 1000)) })`,
  ])

const nextWords = async (child: ChildProcess): Promise<string> =>
  String((await once(child.stdout ?? child, 'data'))[0]).trim()

it('when two starts want to install at once, the second says that it waits, and goes on when the first was killed', async () => {
  const first = takeTurn()
  expect(await nextWords(first)).toBe('mine')
  const second = takeTurn()
  expect(await nextWords(second)).toContain('waiting for it')
  first.kill('SIGKILL')
  expect(await nextWords(second)).toBe('mine')
  second.kill('SIGTERM')
  await once(second, 'close')
})
