import { sweepPictures } from './customers/sweep-pictures.ts'
import { sweepSignIn } from './customers/sweep-sign-in.ts'
import { sendMessages } from './notifications/send-messages.ts'
import type { Job } from './run-jobs.ts'

const HOUR = 60 * 60

/** The timetable: what is done without being asked. Each is done by one process at a time, whichever looks first. */
export const timetable: Job[] = [
  { name: 'send-messages', everySeconds: 5, run: sendMessages },
  { name: 'sweep-sign-in', everySeconds: HOUR, run: sweepSignIn },
  { name: 'sweep-pictures', everySeconds: HOUR, run: sweepPictures },
]
