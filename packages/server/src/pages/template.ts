import { hash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { CALLS, type RenderedPage, ROOT_ID, STATE_ID } from '#contract/page.ts'
import type { Language } from '#contract/rules/language.ts'
import {
  KEPT_MARK,
  PASSES_KEY,
  SCRIPTS_FIRST_MARK,
  SIGNED_IN_MARK,
  TOKEN_KEY,
  VISIT_TODAY_MARK,
} from '#contract/signed-in.ts'
import type { InlineHashes } from '../http/security.ts'

type Chunk = { file: string; isEntry?: boolean; imports?: string[]; dynamicImports?: string[]; css?: string[] }
type Manifest = Record<string, Chunk>
type Assets = { scripts: string[]; styles: string[] }
type Frame = { head: string; hashes: InlineHashes }

const hashOf = (text: string): string => `sha256-${hash('sha256', text, 'base64')}`

/**
 * A page is kept for everyone and drawn for nobody: its style sheet learns before the first paint whether someone is signed in, and
 * whether they have a visit today (in Dhaka, by the server's clock as far as the phone knows it).
 */
export const MARK =
  `try{const e=document.documentElement;e.toggleAttribute('${SIGNED_IN_MARK}',localStorage.getItem('${TOKEN_KEY}')!==null);` +
  `const{days,ahead,passes}=JSON.parse(localStorage.getItem('${PASSES_KEY}')).value;` +
  `e.toggleAttribute('${KEPT_MARK}',passes.length>0);` +
  `e.toggleAttribute('${VISIT_TODAY_MARK}',days.includes(new Date(Date.now()+ahead+216e5).toISOString().slice(0,10)))}catch{}`

/**
 * A page can be read before it is alive: letters and pictures are shown first, then the scripts come, or at the first touch.
 * A picture that never arrives does not keep them waiting for ever. (A template is empty once it has been used.)
 */
const WAKE =
  "const wake=()=>document.head.append(document.getElementById('scripts').content);" +
  "addEventListener('load',()=>new PerformanceObserver(()=>setTimeout(wake)).observe({type:'paint',buffered:true}));" +
  "addEventListener('pointerdown',wake);addEventListener('keydown',wake);setTimeout(wake,5000)"

/** A button pressed meanwhile is not pressed in vain: the browser's entry presses it again. */
const TAPS =
  "window.earlyTaps=[];addEventListener('click',({target})=>window.earlyTaps?.push(target.closest?.('button')))"

/**
 * Vite loads a screen's style before its script, unless the page already names it: it does, and fetches nothing. In a template, because
 * a browser that reads ahead fetches even what is disabled.
 */
const NAME_STYLES = "document.head.append(document.getElementById('styles').content)"

const EARLY = [MARK, WAKE, TAPS, NAME_STYLES].join(';')

/** A page that waits for a customer shows nothing before its scripts have run: they come at once. */
const OWN_EARLY = [MARK, TAPS, NAME_STYLES].join(';')

export function createTemplate(
  clientFolder: string,
  language: Language,
): (rendered: RenderedPage) => { document: string; hashes: InlineHashes } {
  const manifest = JSON.parse(readFileSync(join(clientFolder, `.vite/manifest.${language}.json`), 'utf8')) as Manifest
  const entry = Object.keys(manifest).find((name) => manifest[name]?.isEntry)
  if (entry === undefined) throw new Error('The build has no entry.')
  const frames = new Map<string, Frame>()

  return (rendered) => {
    const key = rendered.modules.join()
    const own = rendered.calls !== undefined
    const frame = frames.get(key) ?? createFrame(clientFolder, assetsOf(manifest, [entry, ...rendered.modules]), own)
    frames.set(key, frame)
    return { document: toDocument(rendered, frame.head), hashes: frame.hashes }
  }
}

export function assetsOf(manifest: Manifest, names: string[]): Assets {
  const seen = new Set<string>()
  const styles = new Set<string>()
  const visit = (name: string): void => {
    const chunk = manifest[name]
    if (chunk === undefined || seen.has(name)) return
    seen.add(name)
    chunk.imports?.forEach(visit)
    // The entry reads what every page needs part by part.
    if (chunk.isEntry) chunk.dynamicImports?.forEach(visit)
    chunk.css?.forEach((file) => styles.add(file))
  }
  names.forEach(visit)
  return {
    scripts: names
      .concat([...seen])
      .filter(firstOnly)
      .flatMap((name) => manifest[name]?.file ?? []),
    styles: [...styles],
  }
}

const firstOnly = <T>(value: T, index: number, all: T[]): boolean => all.indexOf(value) === index

function createFrame(clientFolder: string, { scripts: [entry, ...others], styles }: Assets, own: boolean): Frame {
  const css = styles.map((file) => readFileSync(join(clientFolder, file), 'utf8')).join('\n')
  // First: it asks for what the page will show while the others are on their way.
  const scripts = [
    `<script type="module" src="/${entry}"></script>`,
    ...others.map((file) => `<link rel="modulepreload" href="/${file}">`),
  ].join('')
  const early = own ? OWN_EARLY : EARLY
  const head = [
    css && `<style>${css}</style>`,
    `<template id="styles">${styles.map((file) => `<link rel="stylesheet" href="/${file}" disabled>`).join('')}</template>`,
    own ? scripts : `<template id="scripts">${scripts}</template>`,
    `<script>${early}</script>`,
  ]
  return { head: head.join(''), hashes: { styles: css ? [hashOf(css)] : [], scripts: [hashOf(early)] } }
}

/** The state is data, not a script, so the policy needs no exception for it. */
export const toDocument = (
  { language, head, html, state, calls }: Pick<RenderedPage, 'language' | 'head' | 'html' | 'state' | 'calls'>,
  assets: string,
): string =>
  `<!doctype html><html lang="${language}"${calls ? ` ${SCRIPTS_FIRST_MARK}` : ''}><head><meta charset="utf-8">` +
  '<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">' +
  `${head}${assets}</head><body><div id="${ROOT_ID}"${calls ? ` ${CALLS}="${calls.join(' ').replaceAll('&', '&amp;')}"` : ''}>${html}</div>` +
  `<script type="application/json" id="${STATE_ID}">${state}</script></body></html>`
