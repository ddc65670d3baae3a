/** Reads the code in a picture, or finds none. */
export type Detector = { read: (picture: ImageBitmap) => Promise<string | null> }
