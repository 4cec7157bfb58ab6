import { Suspense } from "react";
import { useDocumentTitle } from "#platform/use-document-title.ts";
import { say } from "#platform/words/say.ts";
import { ListenView } from "./listen/listen-view.tsx";
import { LibraryMusic } from "./listen/library-music.tsx";
import { ListenSkeleton } from "./listen/listen-skeleton.tsx";

export function ListenPage() {
  useDocumentTitle(say`Listen`);
  return (
    <Suspense fallback={<ListenSkeleton />}>
      <ListenView />
      <LibraryMusic />
    </Suspense>
  );
}
