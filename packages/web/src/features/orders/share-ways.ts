import type { Pass } from '#contract/schemas/pass.ts'
import * as words from '#words/passes.ts'
import { shareText, shareTitle } from './share-words.ts'

/** What was done, or what to do where a browser has no clipboard or refuses it. */
export async function copyLink(url: string): Promise<string> {
  try {
    await navigator.clipboard.writeText(url)
    return words.linkCopied
  } catch {
    return words.copyYourself(url)
  }
}

/** Whoever turns away has decided so, and whoever was refused has the other ways before them. */
export async function offerPass(pass: Pass, centre: string | undefined): Promise<void> {
  try {
    await navigator.share({ title: shareTitle(pass, centre), text: shareText(pass, centre), url: pass.share_url ?? '' })
  } catch {
    // The sheet is still there.
  }
}
