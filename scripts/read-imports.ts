import { posix } from 'node:path'
import { parseSync, Visitor } from 'vite'
import type { Import } from './arrows.ts'

export function readImports(path: string, source: string): Import[] {
  const from = roomOf(path)
  const found: Import[] = []
  const add = (specifier: string, typeOnly: boolean): number =>
    found.push({ from, to: targetOf(path, specifier), typeOnly })
  new Visitor({
    ImportDeclaration: ({ source: { value }, importKind, specifiers }) =>
      add(
        value,
        importKind === 'type' ||
          (specifiers.length > 0 && specifiers.every((each) => 'importKind' in each && each.importKind === 'type')),
      ),
    ExportNamedDeclaration: ({ source: module, exportKind }) => module && add(module.value, exportKind === 'type'),
    ExportAllDeclaration: ({ source: { value }, exportKind }) => add(value, exportKind === 'type'),
    ImportExpression: ({ source: module }) => module.type === 'Literal' && add(String(module.value), false),
    TSImportType: ({ source: { value } }) => add(value, true),
  }).visit(parseSync(path, source).program)
  return found
}

function targetOf(path: string, specifier: string): string {
  if (specifier.startsWith('.')) return roomOf(posix.join(posix.dirname(path), specifier))
  if (specifier.startsWith('#words/')) return specifier.replace('#', 'contract/')
  if (specifier.startsWith('#')) return specifier.slice(1)
  return specifier.startsWith('node:') ? specifier : `npm:${specifier}`
}

/** `packages/server/src/sales/routes.ts` reads `server/sales/routes.ts`. */
const roomOf = (path: string): string => path.replace(/^packages\/([\w-]+)\/(src\/)?/, '$1/')
