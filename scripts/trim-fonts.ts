import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { banglaFonts, fontsFolder, licenceOf, readLicence, trim } from './bangla-fonts.ts'

for (const name of banglaFonts) {
  await writeFile(join(fontsFolder, `${name}.woff2`), await trim(name))
  await writeFile(join(fontsFolder, licenceOf(name)), await readLicence(name))
}
