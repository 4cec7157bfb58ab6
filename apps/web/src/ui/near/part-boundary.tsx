import { QueryErrorResetBoundary } from "@tanstack/react-query";
import { Component, type ReactNode } from "react";
import { TryAgain } from "#ui/message/try-again.tsx";

/** Lets one part of a page fail by itself: the rest stays, and the part can be tried again. */
export function PartBoundary({ children }: { children: ReactNode }) {
  return (
    <QueryErrorResetBoundary>
      {({ reset }) => <Catcher onRetry={reset}>{children}</Catcher>}
    </QueryErrorResetBoundary>
  );
}

type Props = { onRetry: () => void; children: ReactNode };
type State = { error: Error | null };

class Catcher extends Component<Props, State> {
  override state: State = { error: null };

  static getDerivedStateFromError(error: unknown): State {
    return { error: error instanceof Error ? error : new Error(String(error)) };
  }

  readonly retry = () => {
    this.props.onRetry();
    this.setState({ error: null });
  };

  override render() {
    const { error } = this.state;
    return error ? <TryAgain error={error} onRetry={this.retry} /> : this.props.children;
  }
}
