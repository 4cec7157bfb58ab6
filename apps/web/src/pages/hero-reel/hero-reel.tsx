import { Suspense } from "react";
import { useDocumentTitle } from "#platform/use-document-title.ts";
import { Spinner } from "#ui/spinner/spinner.tsx";
import { Reel } from "./reel.tsx";

export function HeroReelPage() {
  useDocumentTitle("Hero reel");
  return (
    <Suspense fallback={<Spinner />}>
      <Reel />
    </Suspense>
  );
}
