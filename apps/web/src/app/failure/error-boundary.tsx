import { QueryErrorResetBoundary } from "@tanstack/react-query";
import { Component, lazy, type ReactNode, Suspense } from "react";
import { Unanswered } from "./unanswered.tsx";

/** Few ever see it. Where it cannot be fetched either, nobody is answering. */
const ErrorMessage = lazy(() =>
  import("./error-message.tsx").then(
    (module) => ({ default: module.ErrorMessage }),
    () => ({ default: Unanswered }),
  ),
);

/** Catches what a page could not do, says what to do about it, and tries again on request. */
export function ErrorBoundary({ children }: { children: ReactNode }) {
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
    if (!error) return this.props.children;
    return (
      <Suspense fallback={null}>
        <ErrorMessage error={error} onRetry={this.retry} />
      </Suspense>
    );
  }
}
