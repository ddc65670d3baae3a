const sentences = {
  format: 'This is not a kind of picture that can be used here.',
  damaged: 'This picture is damaged and cannot be read.',
  too_large: 'This picture is too large.',
} as const

export type PictureReason = keyof typeof sentences

/** A picture that was refused: a decision about what was sent, not a fault of the server. */
export class PictureError extends Error {
  readonly reason: PictureReason

  constructor(reason: PictureReason, options?: ErrorOptions) {
    super(sentences[reason], options)
    this.name = 'PictureError'
    this.reason = reason
  }
}
