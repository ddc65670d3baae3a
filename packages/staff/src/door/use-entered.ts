import { useLocation, useNavigate } from 'react-router'
import { staffPaths } from '#contract/staff-paths.ts'

/** After coming in: back to where one was sent from, else to one's own landing. */
export function useEntered(): () => void {
  const navigate = useNavigate()
  const { state } = useLocation() as { state: { from?: string } | null }
  return () => void navigate(state?.from ?? staffPaths.home, { replace: true })
}
