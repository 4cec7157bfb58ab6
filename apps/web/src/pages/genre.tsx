import { genres } from "@goldmane/contracts/library/limits";
import { Suspense } from "react";
import { useLocation } from "wouter";
import { useDocumentTitle } from "#platform/use-document-title.ts";
import { routes } from "#platform/routes.ts";
import { sayText } from "#platform/words/say.ts";
import { GenreSkeleton } from "./genre/genre-skeleton.tsx";
import { GenrePageContent } from "./genre/genre-page-content.tsx";

export function GenrePage() {
  const [path] = useLocation();
  const genre = genres.find(({ slug }) => routes.genre(slug) === path) ?? genres[0];
  useDocumentTitle(sayText(genre.name));

  return (
    <div data-genre={genre.slug}>
      <Suspense fallback={<GenreSkeleton />}>
        <GenrePageContent genre={genre} />
      </Suspense>
    </div>
  );
}
