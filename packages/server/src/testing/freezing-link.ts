import { once } from 'node:events'
import { connect, createServer, type AddressInfo, type Socket } from 'node:net'

export type FreezingLink = { url: string; freeze(): void; freezeOldest(): void; thaw(): void; close(): Promise<void> }

/** A way to a database on which everything can come to a stop, with all connections open, as behind a server that is frozen. */
export async function freezingLink(databaseUrl: string): Promise<FreezingLink> {
  const target = new URL(databaseUrl)
  const sockets: Socket[] = []
  let frozen = false
  const server = createServer((near) => {
    const far = connect(Number(target.port), target.hostname)
    near.pipe(far).pipe(near)
    for (const socket of [near, far]) {
      sockets.push(
        socket
          .on('error', () => {})
          .on('close', () => {
            near.destroy()
            far.destroy()
          }),
      )
      if (frozen) stop([socket])
    }
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const stop = (some: Socket[]) =>
    some.forEach((socket) => {
      socket.cork()
      socket.pause()
    })
  const link = new URL(databaseUrl)
  link.port = String((server.address() as AddressInfo).port)
  return {
    url: link.href,
    freeze: () => {
      frozen = true
      stop(sockets)
    },
    freezeOldest: () => stop(sockets.filter((socket) => !socket.destroyed).slice(0, 2)),
    thaw: () => {
      frozen = false
      sockets.forEach((socket) => {
        socket.uncork()
        socket.resume()
      })
    },
    close: async () => {
      sockets.forEach((socket) => socket.destroy())
      server.close()
      await once(server, 'close')
    },
  }
}
