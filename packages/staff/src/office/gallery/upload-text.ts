import { betterSize, PICTURES_IN_HAND } from '#contract/rules/picture-sending.ts'
import * as words from '#words/gallery.ts'
import { softRow } from '#words/pictures.ts'
import { weightOf } from '../pictures/weight-of.ts'
import { bodyOf } from '../../api/api.ts'
import type { GalleryUpload } from './use-gallery-uploads.ts'

type Told = Pick<GalleryUpload, 'state' | 'share' | 'note' | 'failure'>

const percentOf = (share: number): number => Math.round(share * 100)

/** What there is to say about one of them. */
export function textOf({ state, share, note, failure }: Told): string {
  if (state === 'refused') return bodyOf(failure).message ?? words.notTaken
  if (state === 'broken') return words.lineBroke
  if (state === 'waiting' || !note) return words.waits
  if (state === 'done') return doneText(note)
  const far = words.percent(percentOf(share))
  return note.before > note.bytes ? words.smallerFrom(far, weightOf(note.before)) : far
}

function doneText(note: NonNullable<Told['note']>): string {
  const better = betterSize('gallery', note)
  return better ? softRow(note.width, note.height, better.width, better.height) : words.done(weightOf(note.bytes))
}

/** How far all of them are, and how long it takes at the pace so far. */
export function sumOf(all: readonly Told[], sinceMs: number) {
  const on = all.filter(({ state }) => state !== 'untold' && state !== 'refused')
  const done = on.filter(({ state }) => state === 'done').length
  const share =
    on.length === 0 ? 0 : on.reduce((sum, { state, share: own }) => sum + (state === 'done' ? 1 : own), 0) / on.length
  const left = share > 0.05 && share < 1 ? Math.ceil(((1 - share) / share) * (sinceMs / 1000)) : 0
  return {
    done,
    all: on.length,
    percent: percentOf(share),
    pace: words.pace(PICTURES_IN_HAND, left > 0 ? words.aboutSeconds(left) : ''),
  }
}
