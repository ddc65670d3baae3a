import { expect, it } from 'vitest'
import { cameraNone, cameraRefused } from './en/door.ts'
import { textKept } from './en/frame.ts'

it('when the camera or the server fails, the owner’s side says it in the agreed words', () => {
  expect([cameraRefused, cameraNone, textKept]).toEqual([
    "The camera is not allowed. Allow it in the browser's settings, or type the code.",
    'No camera found. Type the code or use a scanner.',
    'The server does not answer. Your text is kept.',
  ])
})
