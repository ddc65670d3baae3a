import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ensureBrowser } from './ensure-browser.ts'
import { runStep } from './run-step.ts'
import { closingLine, nothing, plus, type Tally } from './tally.ts'
import { journeysReport, testSteps, type Step } from './test-steps.ts'

async function tallyOf({ name, command, report }: Step, env: NodeJS.ProcessEnv): Promise<Tally> {
  console.log(`\n== ${name}`)
  const began = performance.now()
  const ok = (await runStep(command, env)) === 0
  console.log(`== ${name}: ${ok ? 'ok' : 'FAILED'}, ${((performance.now() - began) / 1000).toFixed(1)} s`)
  return report ? report.read(report.file, ok) : { ...nothing, [ok ? 'passed' : 'failed']: 1 }
}

async function testEverything(reports: string): Promise<Tally> {
  const browser = ensureBrowser(console.log)
  const env = { ...process.env, CHROME_PATH: browser, PLAYWRIGHT_JSON_OUTPUT_FILE: journeysReport(reports) }
  let total = nothing
  for (const step of testSteps(reports)) {
    const tally = await tallyOf(step, env)
    total = plus(total, tally)
    if (tally.failed > 0 && step.stops) break
  }
  return total
}

const reports = mkdtempSync(join(tmpdir(), 'dolna-reports-'))
const total = await testEverything(reports).catch((error: Error): Tally => {
  console.error(error.message)
  return { ...nothing, failed: 1 }
})
rmSync(reports, { recursive: true })
console.log(`\n${closingLine(total)}`)
process.exitCode = total.failed > 0 ? 1 : 0
