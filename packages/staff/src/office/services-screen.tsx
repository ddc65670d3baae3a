import { servicesPlace } from './group-places.ts'
import { GroupsList } from './groups-list.tsx'

export const Component = () => <GroupsList {...servicesPlace} />
