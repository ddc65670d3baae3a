import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { type Language } from '#contract/rules/language.ts'
import { SPOKEN, STAFF_LANGUAGE } from '#contract/staff-app.ts'
import { LANGUAGE } from '#words/language.ts'
import { keepLanguage, read } from '../api/kept.ts'

/** The language is the person's where people stand in a queue, and English at the desk: a step between the two begins the page anew. */
export function useOwnLanguage(language: Language): boolean {
  const { pathname } = useLocation()
  const wanted = SPOKEN.test(pathname) ? language : 'en'
  const isOther = wanted !== LANGUAGE
  useEffect(() => {
    keepLanguage(language)
    // Where nothing can be kept it would begin anew for ever.
    if (isOther && read(STAFF_LANGUAGE) === language) location.reload()
  }, [language, isOther])
  return isOther && read(STAFF_LANGUAGE) === language
}
