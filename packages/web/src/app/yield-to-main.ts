/** A long task keeps a tap waiting; several short ones let it in between. */
export const yieldToMain = (): Promise<void> => new Promise((resolve) => void setTimeout(resolve))
