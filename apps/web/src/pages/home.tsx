import { Suspense } from "react";
import { useDocumentTitle } from "#platform/use-document-title.ts";
import { HomeShelves } from "./home/home-shelves.tsx";
import { HomeSheet } from "./home/home-sheet.tsx";
import { HomeSkeleton } from "./home/home-skeleton.tsx";

export function HomePage() {
  useDocumentTitle("Films for children and grown-ups");
  return (
    <>
      <Suspense fallback={<HomeSkeleton />}>
        <HomeShelves />
      </Suspense>
      <HomeSheet />
    </>
  );
}
