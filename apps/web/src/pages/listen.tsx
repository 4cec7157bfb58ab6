import { Suspense } from "react";
import { useDocumentTitle } from "#platform/use-document-title.ts";
import { say } from "#platform/words/say.ts";
import { ListenFloor } from "./listen/listen-floor.tsx";
import { OwnMusic } from "./listen/own-music.tsx";
import { ListenSkeleton } from "./listen/listen-skeleton.tsx";

export function ListenPage() {
  useDocumentTitle(say`Listen`);
  return (
    <Suspense fallback={<ListenSkeleton />}>
      <ListenFloor />
      <OwnMusic />
    </Suspense>
  );
}
