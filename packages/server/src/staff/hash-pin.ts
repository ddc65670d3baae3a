import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'
import { AppError } from '../http/app-error.ts'
import { limitConcurrency } from '../http/limit-concurrency.ts'

const COST = 16_384
const derive = promisify<string, Buffer, number, { N: number }, Buffer>(scrypt)
/** Each takes 16 MB and a twentieth of a second of one of the few threads that also read files. */
const takeTurn = limitConcurrency({ most: 2, waiting: 50, full: () => new AppError('unavailable') })

const keyOf = (pin: string, salt: Buffer, cost: number): Promise<Buffer> =>
  takeTurn(() => derive(pin, salt, 32, { N: cost }))

export async function hashPin(pin: string): Promise<string> {
  const salt = randomBytes(16)
  return `scrypt:${COST}:${salt.toString('hex')}:${(await keyOf(pin, salt, COST)).toString('hex')}`
}

export async function isRightPin(kept: string, pin: string): Promise<boolean> {
  const [, cost = '', salt = '', key = ''] = kept.split(':')
  return timingSafeEqual(Buffer.from(key, 'hex'), await keyOf(pin, Buffer.from(salt, 'hex'), Number(cost)))
}
