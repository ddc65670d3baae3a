import { useEffect, useState } from 'react'
import { blockNavigation } from './block-navigation.ts'

type Leaving = { asked: boolean; ask: (go: () => void) => void; stay: () => void; leave: () => void }

export function useUnsavedChanges(unsaved: boolean): Leaving {
  const [way, setWay] = useState<{ go: () => void } | null>(null)
  useEffect(() => (unsaved ? blockNavigation((go) => setWay({ go })) : undefined), [unsaved])
  return {
    asked: way !== null,
    ask: (go) => (unsaved ? setWay({ go }) : go()),
    stay: () => setWay(null),
    leave: () => {
      setWay(null)
      way?.go()
    },
  }
}
