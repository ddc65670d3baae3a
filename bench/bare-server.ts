import { buffer } from 'node:stream/consumers'
import fastify from 'fastify'

/** The yardstick: one route, the bytes it got on stdin, nothing else. Prints its address. */
const bytes = await buffer(process.stdin)
const app = fastify()
app.get('/', (_request, reply) =>
  reply.header('content-type', 'text/html; charset=utf-8').header('content-encoding', 'br').send(bytes),
)
console.log(await app.listen({ port: 0, host: '127.0.0.1' }))
