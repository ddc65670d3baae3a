import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { root } from './run-program.mjs'

const turn = join(root, '.cache', 'set-up.pid')
const remove = (file) => rmSync(file, { force: true })

/** Two starts in the same clone take turns, so that neither deletes packages or a build under the other. */
export async function takeTurns(work) {
  let told = false
  while (holderAfterTrying() !== process.pid) {
    if (!told) console.log('Another process is installing or building here; waiting for it ...')
    told = true
    await wait(200)
  }
  process.once('exit', endTurn)
  await work()
  endTurn()
}

const endTurn = () => holder() === process.pid && remove(turn)

function holderAfterTrying() {
  if (!isAlive(holder())) remove(turn)
  const mine = `${turn}.${process.pid}`
  try {
    mkdirSync(dirname(turn), { recursive: true })
    writeFileSync(mine, String(process.pid))
    linkSync(mine, turn)
  } catch (error) {
    // Where nothing can be written, nothing can be installed or built either, and nobody needs a turn.
    if (error.code !== 'EEXIST') return process.pid
  }
  remove(mine)
  return holder()
}

function holder() {
  try {
    return Number(readFileSync(turn, 'utf8'))
  } catch {
    return 0
  }
}

/** A process that was killed never ended its turn. */
function isAlive(pid) {
  try {
    return pid > 0 && process.kill(pid, 0)
  } catch (error) {
    return error.code === 'EPERM'
  }
}
