import { createSlice, type PayloadAction } from '@reduxjs/toolkit'

/** Why a session is over, as the server said it. */
export type Ended = { code: string; message: string }

type Session = {
  ended: Ended | null
  /** Since when the server has not been reached; null while it is. */
  lostAt: number | null
}

const initialState: Session = { ended: null, lostAt: null }

export const sessionSlice = createSlice({
  name: 'session',
  initialState,
  reducers: {
    begun: (state) => void (state.ended = null),
    /** The first reason counts: whatever is asked afterwards is only told that nobody is signed in. */
    over: (state, { payload }: PayloadAction<Ended>) => {
      if (state.ended === null || payload.code === 'unpaired') state.ended = payload
    },
    reached: (state) => void (state.lostAt = null),
    lost: (state, { payload }: PayloadAction<number>) => void (state.lostAt ??= payload),
  },
})

export type WithSession = { session: Session }
