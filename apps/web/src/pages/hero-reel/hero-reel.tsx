import { Suspense } from "react";
import { useDocumentTitle } from "#platform/use-document-title.ts";
import { say } from "#platform/words/say.ts";
import { Spinner } from "#ui/spinner/spinner.tsx";
import { Reel } from "./reel.tsx";

export function HeroReelPage() {
  useDocumentTitle(say`Trailers`);
  return (
    <Suspense fallback={<Spinner />}>
      <Reel />
    </Suspense>
  );
}
