// Written for any Node that reads modules: an old one must get this far and say what is wrong.
var version = process.versions.node
if (Number(version.split('.')[0]) < 20) {
  console.error(
    'Dolna needs Node 20 or later, and this is Node ' +
      version +
      '. Please install a newer one from https://nodejs.org and try again.',
  )
  process.exit(1)
}
