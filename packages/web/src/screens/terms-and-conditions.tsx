import { paths } from '#contract/paths.ts'
import { PageHead } from '../features/content/page-head.tsx'
import { RuleList } from '../features/policies/rule-list.tsx'
import { terms } from '../features/policies/terms.ts'

export function Component() {
  return (
    <>
      <PageHead title={terms.title} description={terms.description} path={paths.terms} />
      <div className="page-head">
        <div className="wrap wrap--text head">
          <h1>{terms.title}</h1>
        </div>
      </div>
      <div className="wrap wrap--text">
        <RuleList rules={terms.rules} />
      </div>
    </>
  )
}
