import { lazy, type ReactNode, Suspense } from "react";
import { RetryBoundary } from "#ui/lazy-load/retry-boundary.tsx";
import { Unanswered } from "./unanswered.tsx";

/** Rarely needed, so lazy. Falls back to a message without details when it can't be fetched. */
const ErrorMessage = lazy(() =>
  import("./error-message.tsx").then(
    (module) => ({ default: module.ErrorMessage }),
    () => ({ default: Unanswered }),
  ),
);

type Props = { resetKey?: string; children: ReactNode };

/** Catches a page's errors, explains them and retries on request. */
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
