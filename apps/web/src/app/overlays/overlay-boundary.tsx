import { Component, type ReactNode } from "react";

type State = { hasFailed: boolean };

/** Keeps the page when something over it cannot be shown. */
export class OverlayBoundary extends Component<{ children: ReactNode }, State> {
  override state: State = { hasFailed: false };

  static getDerivedStateFromError(): State {
    return { hasFailed: true };
  }

  override render() {
    return this.state.hasFailed ? null : this.props.children;
  }
}
