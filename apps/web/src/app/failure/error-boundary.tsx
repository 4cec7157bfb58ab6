import { lazy, type ReactNode, Suspense } from "react";
import { RetryBoundary } from "#ui/lazy-load/retry-boundary.tsx";
import { Unanswered } from "./unanswered.tsx";

/** Few ever see it. Where it cannot be fetched either, nobody is answering. */
const ErrorMessage = lazy(() =>
  import("./error-message.tsx").then(
    (module) => ({ default: module.ErrorMessage }),
    () => ({ default: Unanswered }),
  ),
);

type Props = { resetKey?: string; children: ReactNode };

/** Catches what a page could not do, says what to do about it, and tries again on request. */
export function ErrorBoundary({ resetKey, children }: Props) {
  return (
    <RetryBoundary
      resetKey={resetKey}
      renderFailure={(failure) => (
        <Suspense fallback={null}>
          <ErrorMessage {...failure} />
        </Suspense>
      )}
    >
      {children}
    </RetryBoundary>
  );
}
