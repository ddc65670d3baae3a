import type { ReactNode } from 'react'
import type { BusinessInfo } from '#contract/schemas/business.ts'
import type { Pass } from '#contract/schemas/pass.ts'
import { Fact, Facts } from '#ui/facts.tsx'
import { langOf } from '#ui/lang-of.ts'
import * as words from '#words/passes.ts'
import { PassActs } from './pass-acts.tsx'
import { PassCode } from './pass-code.tsx'
import './pass-ticket.css'
import { dayWithWeekday, isMembership, lineWords } from './pass-words.ts'

function Visit({ pass }: { pass: Pass }) {
  return (
    <>
      <Fact name={words.visitDay}>{dayWithWeekday(pass.first_day)}</Fact>
      {pass.branch && (
        <Fact name={words.branch}>
          <span lang={langOf(pass.branch.name)}>{pass.branch.name}</span>
        </Fact>
      )}
      <Fact name={words.people}>{words.peopleCount(pass.people)}</Fact>
    </>
  )
}

type Props = { pass: Pass; info: BusinessInfo | null; alone?: boolean; children?: ReactNode }

/** What was just paid for, as it is held up at the gate; `children` are more ways on from here, `alone` for whoever is not its customer. */
export function PassTicket({ pass, info, alone = false, children }: Props) {
  return (
    <div className={isMembership(pass) ? 'pass-ticket pass-ticket--member' : 'pass-ticket'}>
      <div className="pass-ticket__code">
        <PassCode pass={pass} centre={info?.name} alone={alone} />
      </div>
      <div className="pass-ticket__main">
        <Facts pairs>
          <Fact name={isMembership(pass) ? words.membership : words.tickets}>
            {pass.lines.map((line, i) => (
              <span key={i} className="pass-ticket__line" lang={langOf(line.name)}>
                {lineWords(line)}
              </span>
            ))}
          </Fact>
          {!isMembership(pass) && <Visit pass={pass} />}
          {isMembership(pass) && <Fact name={words.branch}>{words.anyBranch}</Fact>}
        </Facts>
        <PassActs pass={pass} info={info} alone={alone}>
          {children}
        </PassActs>
      </div>
    </div>
  )
}
