import { lazy, Suspense } from "react";
import { useSearchParams } from "wouter";

const TitleDialog = lazy(() =>
  import("./title-dialog.tsx").then((module) => ({ default: module.TitleDialog })),
);

/** Details of the film in the query string, in a dialog that Back closes. */
export function UrlTitleDialog() {
  const [search, setSearch] = useSearchParams();
  const titleId = search.get("title");
  if (!titleId) return null;

  return (
    <Suspense fallback={null}>
      <TitleDialog titleId={titleId} onClose={() => setSearch({})} />
    </Suspense>
  );
}
