import { Suspense } from "react";
import { useDocumentTitle } from "#platform/use-document-title.ts";
import { say } from "#platform/words/say.ts";
import { MediaLibrary } from "./media-library.tsx";
import { MediaSkeleton } from "./media-skeleton.tsx";

export function MediaPage() {
  useDocumentTitle(say`Media library`);
  return (
    <Suspense fallback={<MediaSkeleton />}>
      <MediaLibrary />
    </Suspense>
  );
}
