import type { Transaction } from '../db/database.ts'
import { notes } from './tables.ts'

export const insertNote = (tx: Transaction, note: { orderId: number; text: string; byId: number; createdAt: Date }) =>
  tx.insert(notes).values(note)
