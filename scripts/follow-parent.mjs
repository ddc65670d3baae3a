// Preloaded into what the start script runs: if that script is killed, its closed channel is the only sign left.
if (process.channel) {
  process.channel.unref()
  process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'))
}
