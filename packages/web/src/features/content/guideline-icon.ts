import type { IconName } from '#ui/icon-names.ts'

const icons: [RegExp, IconName][] = [
  [/guardian|parent/i, 'users-three-fill'],
  [/sock/i, 'sock-fill'],
  [/tall|height/i, 'arrows-vertical-bold'],
  [/food|drink|snack/i, 'pizza-fill'],
  [/rough/i, 'heart-fill'],
  [/belonging/i, 'backpack-fill'],
]

/** The centre types its guideline as plain text: a word in the line chooses the icon. */
export const guidelineIcon = (line: string): IconName => icons.find(([word]) => word.test(line))?.[1] ?? 'check-bold'
