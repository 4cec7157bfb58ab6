import { QueryErrorResetBoundary } from "@tanstack/react-query";
import { Component, type ReactNode } from "react";

export type Failure = { error: Error; onRetry: () => void };

type Props = {
  /** Renders the failure. A plain function, not a component: it must not use hooks. */
  renderFailure: (failure: Failure) => ReactNode;
  onRetry?: () => void;
  /** Clears the failure when it changes. */
  resetKey?: string | undefined;
  children: ReactNode;
};

/** Error boundary whose content can be retried. */
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
