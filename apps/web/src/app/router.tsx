import { Suspense, useEffect, useState } from "react";
import { useLocation } from "wouter";
import { endOpening } from "#platform/end-opening.ts";
import { Spinner } from "#ui/spinner/spinner.tsx";
import { ErrorBoundary } from "./error-boundary.tsx";
import { findPage, hasPage } from "./pages.ts";

/** Shows the page of the address: a spinner while its script comes, the reason when it cannot. */
export function Router() {
  const [path] = useLocation();
  const { page, params } = findPage(path);
  const [opened] = useState(path);
  useEffect(() => {
    if (path !== opened) endOpening();
  }, [path, opened]);

  return (
    <ErrorBoundary key={path}>
      <Suspense fallback={<Spinner />}>
        <page.view params={params} hasPage={hasPage} />
      </Suspense>
    </ErrorBoundary>
  );
}
