import { staffPaths } from '#contract/staff-paths.ts'
import { ButtonLink } from '#ui/button.tsx'
import { Note } from '#ui/note.tsx'
import * as frame from '#words/frame.ts'
import * as words from '#words/gate-screen.ts'
import { gateOnly } from '#words/gate.ts'
import { useMe } from '../api/use-me.ts'
import { Gate } from './gate.tsx'

export function Component() {
  const me = useMe()
  return (
    <>
      <title>{words.gate}</title>
      {me.device ? <Gate me={me} /> : <NoGate />}
    </>
  )
}

/** On an own phone or an office computer nobody can be let in: a scan belongs to a gate and its branch. */
function NoGate() {
  return (
    <main id="main" tabIndex={-1} className="gate__pad">
      <h1>{words.gate}</h1>
      <Note kind="info">{gateOnly}</Note>
      <ButtonLink kind="soft" to={staffPaths.more}>
        {frame.allPlaces}
      </ButtonLink>
    </main>
  )
}
