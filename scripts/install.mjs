import { existsSync, readFileSync } from 'node:fs'
import { delimiter, join, resolve } from 'node:path'
import { giveUp, onWindows, root, run } from './run-program.mjs'

const modules = join(root, 'node_modules')

/** The package that holds Node for this machine, as the registry names it. */
const nodePackage = [
  process.platform === 'darwin' && process.arch === 'arm64' ? 'node-bin' : 'node',
  onWindows ? 'win' : process.platform,
  process.arch,
].join('-')
const ownNode = join(modules, nodePackage, 'bin', onWindows ? 'node.exe' : 'node')
const LEAST_NODE = 24

/** The project's own Node. Where the registry has none for the machine, the machine's will do if it is new enough. */
export function projectNode() {
  if (existsSync(ownNode)) return ownNode
  if (Number(process.versions.node.split('.')[0]) >= LEAST_NODE) return process.execPath
  return giveUp(
    `There is no Node ${LEAST_NODE} for this machine (${nodePackage}): is omit=optional set in your npm configuration? Otherwise please install Node ${LEAST_NODE} yourself.`,
  )
}

/** Installs what package-lock.json names, unless it is all there; `tools` adds what only checking and testing need. */
export async function install({ tools }) {
  if (isInstalled(tools)) return
  console.log('Installing packages (the first time takes a minute or two) ...')
  const ended = await run('npm', ['ci', '--loglevel=error', ...(tools ? ['--include=dev'] : [])], {
    stdio: ['ignore', 'ignore', 'inherit'],
    shell: onWindows,
    env: { ...process.env, PATH: pathWithoutOurBinaries() },
  })
  if (ended !== 0) giveUp('The packages could not be installed; npm says why above.')
}

/** npm writes its own record into node_modules once everything is in place, so an interrupted install has none. */
function isInstalled(tools) {
  const wanted = packagesIn(join(root, 'package-lock.json'))
  const there = packagesIn(join(modules, '.package-lock.json'))
  const isNeeded = ([path, entry]) => path !== '' && !entry.optional && !entry.devOptional && (tools || !entry.dev)
  return (
    (existsSync(ownNode) || !wanted[`node_modules/${nodePackage}`]) &&
    Object.entries(wanted)
      .filter(isNeeded)
      .every(([path, { version }]) => there[path]?.version === version) &&
    Object.values(there).every(fitsThisMachine)
  )
}

const packagesIn = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).packages : {})

const fitsThisMachine = ({ os = process.platform, cpu = process.arch }) =>
  [os].flat().includes(process.platform) && [cpu].flat().includes(process.arch)

/** npm must not run on the Node that it is about to delete. */
const pathWithoutOurBinaries = () =>
  (process.env.PATH ?? '')
    .split(delimiter)
    .filter((folder) => !resolve(folder).startsWith(modules))
    .join(delimiter)
