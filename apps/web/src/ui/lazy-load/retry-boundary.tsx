import { QueryErrorResetBoundary } from "@tanstack/react-query";
import { Component, type ReactNode } from "react";

export type Failure = { error: Error; onRetry: () => void };

type Props = {
  /** What stands in place of what failed, until it is tried again. No component: it has no hooks. */
  renderFailure: (failure: Failure) => ReactNode;
  onRetry?: () => void;
  /** A failure ends when this changes: it belonged to what was shown before. */
  resetKey?: string | undefined;
  children: ReactNode;
};

/** Lets what is in it fail by itself: all around it stays, and it can be tried again. */
export function RetryBoundary(props: Props) {
  return (
    <QueryErrorResetBoundary>
      {({ reset }) => <Catcher {...props} onReset={reset} />}
    </QueryErrorResetBoundary>
  );
}

type State = { error: Error | null; resetKey?: string | undefined };

class Catcher extends Component<Props & { onReset: () => void }, State> {
  override state: State = { error: null, resetKey: this.props.resetKey };

  static getDerivedStateFromProps({ resetKey }: Props, state: State): State | null {
    return resetKey === state.resetKey ? null : { error: null, resetKey };
  }

  static getDerivedStateFromError(error: unknown): Pick<State, "error"> {
    return { error: error instanceof Error ? error : new Error(String(error)) };
  }

  readonly retry = () => {
    this.props.onReset();
    this.props.onRetry?.();
    this.setState({ error: null });
  };

  override render() {
    const { error } = this.state;
    return error ? this.props.renderFailure({ error, onRetry: this.retry }) : this.props.children;
  }
}
