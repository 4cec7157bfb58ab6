import type { PathParams } from "@goldmane/contracts/path-pattern";
import { routes } from "#platform/routes.ts";
import { useDocumentTitle } from "#platform/use-document-title.ts";
import { say } from "#platform/words/say.ts";
import { InteractiveFilmPage } from "./film-page.tsx";
import { InteractiveFilmList } from "./film-list.tsx";

/** Films that ask what happens next, or one of them. */
export function InteractiveCinemaPage({ params }: { params: PathParams }) {
  const { film } = params;
  return film === undefined ? (
    <Cinema />
  ) : (
    <InteractiveFilmPage key={film} id={film} allFilms={routes.interactiveCinema} />
  );
}

function Cinema() {
  useDocumentTitle(say`Interactive Cinema`);
  return (
    <InteractiveFilmList
      kind="cinema"
      heading={say`Interactive Cinema`}
      description={say`Films that ask you what happens next.`}
      hrefOf={routes.interactiveFilm}
    />
  );
}
