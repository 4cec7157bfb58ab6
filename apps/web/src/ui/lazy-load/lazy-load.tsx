import { type ComponentType, lazy, type ReactNode, Suspense, useState } from "react";
import { RetryLater } from "./retry-later.tsx";
import { RetryBoundary, type Failure } from "./retry-boundary.tsx";

type Props<P> = {
  load: () => Promise<ComponentType<P>>;
  /** Renders a failure; by default nothing, with a later retry. */
  renderFailure?: (failure: Failure) => ReactNode;
  children: (View: ComponentType<P>) => ReactNode;
};

/**
 * Loads a component's script when it first renders. A failure stays contained, and a retry fetches
 * the script again.
 */
export function LazyLoad<P>({ load, renderFailure = tryLater, children }: Props<P>) {
  const fetchLater = () => lazy(() => load().then((view) => ({ default: view })));
  const [View, setView] = useState(fetchLater);
  return (
    <RetryBoundary renderFailure={renderFailure} onRetry={() => setView(fetchLater)}>
      <Suspense fallback={null}>{children(View)}</Suspense>
    </RetryBoundary>
  );
}

const tryLater = ({ onRetry }: Failure) => <RetryLater onRetry={onRetry} />;
