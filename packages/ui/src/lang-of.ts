/** The centre may write a name in Bangla: a screen reader and the line height have to know. */
export const langOf = (text: string): 'bn' | undefined => (/\p{Script=Bengali}/u.test(text) ? 'bn' : undefined)
