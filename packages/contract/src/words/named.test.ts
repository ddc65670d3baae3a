import { expect, it } from 'vitest'
import { named, speak } from './named.ts'

const [answers, dates] = [named('answers'), named('dates')]

it('when a text was named, it is said in the language that is asked for', () => {
  expect(speak(answers.alreadyPaid, 'en')).toBe('This order is already paid.')
  expect(speak(answers.alreadyPaid, 'bn')).toBe('এই অর্ডারের পেমেন্ট আগেই হয়ে গেছে।')
})

it('when it has gaps, they are filled, and a gap may hold another text', () => {
  expect(speak(answers.codeWrong(1), 'en')).toBe('This is not the code we sent. You have 1 try left.')
  expect(speak(answers.limitResend(dates.seconds(30)), 'bn')).toBe('৩০ সেকেন্ড পর আবার কোড চাইতে পারবেন।')
})

it('when a sentence is no name, or somebody typed what looks like one, nothing breaks', () => {
  expect(speak('Plain.', 'bn')).toBe('Plain.')
  for (const typed of [
    '\u0002["toString","length"]\u0003',
    '\u0002["answers","constructor"]\u0003',
    '\u0002{"\u0003',
    '\u0002null\u0003',
    '\u0002["dates","weekdayName","Someday"]\u0003',
  ])
    expect(speak(typed, 'bn')).toBe(typed)
})
