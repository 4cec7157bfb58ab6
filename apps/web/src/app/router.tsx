import type { PathParams } from "@goldmane/contracts/path-pattern";
import { Suspense, useEffect, useState } from "react";
import { useLocation } from "wouter";
import { removeBootPicture } from "#platform/boot-picture.ts";
import { Spinner } from "#ui/spinner/spinner.tsx";
import { LazyLoad } from "#ui/lazy-load/lazy-load.tsx";
import { ErrorBoundary } from "./failure/error-boundary.tsx";
import { findPage, hasPage } from "./pages.ts";

const loadNote = () => import("./unknown-address.tsx").then(({ UnknownAddress }) => UnknownAddress);

/** Renders the current page: a spinner while its script loads, an error message if that fails. */
export function Router() {
  const [path] = useLocation();
  const { page, params, isUnknown } = findPage(path);
  const [opened] = useState(path);
  useEffect(() => {
    if (path !== opened) removeBootPicture();
  }, [path, opened]);

  return (
    <ErrorBoundary key={page.staysMounted ? page.paths[0] : path} resetKey={path}>
      <Suspense fallback={<Spinner />}>
        <PageView page={page} params={params} />
        {isUnknown && <LazyLoad load={loadNote}>{(Note) => <Note />}</LazyLoad>}
      </Suspense>
    </ErrorBoundary>
  );
}

type Props = { page: ReturnType<typeof findPage>["page"]; params: PathParams };

/** Keeps the component of the first render: a script that loads later must not remount the page. */
function PageView({ page, params }: Props) {
  const [View] = useState(page.findView);
  return <View params={params} hasPage={hasPage} />;
}
