/** A problem at start that a person can mend: its message is printed as it stands and the process ends. */
export class SetupError extends Error {
  override name = 'SetupError'
}
