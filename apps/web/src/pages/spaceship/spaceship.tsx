import { Suspense } from "react";
import { useDocumentTitle } from "#platform/use-document-title.ts";
import { say } from "#platform/words/say.ts";
import { Spinner } from "#ui/spinner/spinner.tsx";
import { Bridge } from "./bridge.tsx";

export function SpaceshipPage() {
  useDocumentTitle(say`Spaceship`);
  return (
    <Suspense fallback={<Spinner />}>
      <Bridge />
    </Suspense>
  );
}
