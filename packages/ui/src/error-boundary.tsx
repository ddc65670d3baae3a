import { Component, type ReactNode } from 'react'

type Props = { at?: string; fallback: ReactNode; children: ReactNode }
type State = { at: string | undefined; failed: boolean }

/** Catches what breaks while it is drawn; a visit to another address (`at`) is a new chance. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { at: this.props.at, failed: false }

  static getDerivedStateFromError(): Partial<State> {
    return { failed: true }
  }

  static getDerivedStateFromProps({ at }: Props, state: State): State | null {
    return at === state.at ? null : { at, failed: false }
  }

  override render() {
    return this.state.failed ? this.props.fallback : this.props.children
  }
}
