import { Suspense } from "react";
import { useDocumentTitle } from "#platform/use-document-title.ts";
import { say } from "#platform/words/say.ts";
import { LinkIndex } from "./links/link-index.tsx";
import { LinksSkeleton } from "./links/links-skeleton.tsx";

export function LinksPage() {
  useDocumentTitle(say`Links`);
  return (
    <Suspense fallback={<LinksSkeleton />}>
      <LinkIndex />
    </Suspense>
  );
}
