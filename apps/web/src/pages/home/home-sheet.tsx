import { Suspense } from "react";
import { useSearchParams } from "wouter";
import { TitleSheet } from "#features/library/title-sheet.tsx";
import { prefetchPlayback } from "#features/playback/prefetch.ts";
import { Dialog } from "#ui/dialog/dialog.tsx";
import { Spinner } from "#ui/spinner/spinner.tsx";

/** The particulars of the film that the address names, laid over the page; Back closes them. */
export function HomeSheet() {
  const [search, setSearch] = useSearchParams();
  const titleId = search.get("title");
  if (!titleId) return null;

  return (
    <Dialog label="About this film" onClose={() => setSearch({})}>
      <Suspense fallback={<Spinner />}>
        <TitleSheet key={titleId} titleId={titleId} onIntent={prefetchPlayback} />
      </Suspense>
    </Dialog>
  );
}
