import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { banglaFonts, fontsFolder, latinFonts, licenceOf, readLicence, trim } from './trimmed-fonts.ts'

for (const name of [...banglaFonts, ...latinFonts]) {
  await writeFile(join(fontsFolder, `${name}.woff2`), await trim(name))
  await writeFile(join(fontsFolder, licenceOf(name)), await readLicence(name))
}
