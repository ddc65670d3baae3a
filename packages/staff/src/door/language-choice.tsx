import { Segment } from '#ui/segment.tsx'
import * as frame from '#words/frame.ts'
import { LANGUAGE, bangla, english } from '#words/language.ts'
import { speak } from '../api/speak.ts'

const choices = [
  { value: 'en', name: english, lang: 'en' },
  { value: 'bn', name: bangla, lang: 'bn' },
] as const

export function LanguageChoice() {
  return <Segment label={frame.language} value={LANGUAGE} choices={choices} onChange={speak} />
}
