import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import type { FastifyBaseLogger } from 'fastify'

export type ConnectionLimits = {
  /** Open at once; a visitor's browser has a few. */
  most: number
  /** Longer than anything that we wait for outside (a provider of messages, and then its stand-in, have 20 s). */
  silentMs: number
  /** Something always waits to be read: longer than the largest file, a customer's own data over a slow line, may take. */
  unreadMs: number
  sweepMs: number
}

const standard: ConnectionLimits = { most: 2000, silentMs: 60_000, unreadMs: 16 * 60_000, sweepMs: 15_000 }

/** Whoever connects and then neither sends nor reads is let go of, with the memory of the answer; and so many are let in at once. */
export function guardConnections(server: Server, log: FastifyBaseLogger, limits: ConnectionLimits = standard): void {
  server.maxConnections = limits.most
  server.setTimeout(limits.silentMs)
  countRefused(server, log, limits)
  endSlowReaders(server, limits)
}

/**
 * Whether a request came before the last one over the same connection was answered. No browser or proxy does that, and one small
 * packet could make us read a hundred pictures for a client who takes none: whoever does it is hung up on.
 */
export function hangUpOnPipelined({ socket }: IncomingMessage, answer: ServerResponse): boolean {
  const isPipelined = answer.socket === null
  if (isPipelined) socket.destroy()
  return isPipelined
}

/** One line for all who are refused until the next sweep. Those who only keep a connection for later make room. */
function countRefused(server: Server, log: FastifyBaseLogger, { most, sweepMs }: ConnectionLimits): void {
  let refused = 0
  const tell = () => {
    log.warn({ refused, most }, 'connections were refused: too many are open')
    refused = 0
  }
  server.on('drop', () => {
    if (refused++ === 0) setTimeout(tell, sweepMs).unref()
    server.closeIdleConnections()
  })
}

/** A reader who takes a few bytes at a time is never silent. */
function endSlowReaders(server: Server, { unreadMs, sweepMs }: ConnectionLimits): void {
  const sweepsUnread = new Map<Socket, number>()
  server.on('connection', (socket: Socket) => {
    sweepsUnread.set(socket, 0)
    socket.once('close', () => sweepsUnread.delete(socket))
  })
  const sweep = setInterval(() => {
    for (const [socket, sweeps] of sweepsUnread) {
      sweepsUnread.set(socket, socket.writableLength > 0 ? sweeps + 1 : 0)
      if (sweeps * sweepMs >= unreadMs) socket.destroy()
    }
  }, sweepMs).unref()
  server.once('close', () => clearInterval(sweep))
}
