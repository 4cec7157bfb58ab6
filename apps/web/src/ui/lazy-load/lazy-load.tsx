import { type ComponentType, lazy, type ReactNode, Suspense, useState } from "react";
import { RetryLater } from "./retry-later.tsx";
import { RetryBoundary, type Failure } from "./retry-boundary.tsx";

type Props<P> = {
  load: () => Promise<ComponentType<P>>;
  /** In place of what could not be fetched or shown: by itself nothing, until it is tried again. */
  renderFailure?: (failure: Failure) => ReactNode;
  children: (View: ComponentType<P>) => ReactNode;
};

/**
 * A part whose script comes when the part is first drawn. One that cannot be shown takes nothing
 * along, and another try fetches its script anew.
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
