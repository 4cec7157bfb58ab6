import type { PathParams } from "@goldmane/contracts/path-pattern";
import { routes } from "#platform/routes.ts";
import { useDocumentTitle } from "#platform/use-document-title.ts";
import { say } from "#platform/words/say.ts";
import { InteractiveFilmPage } from "./film-page.tsx";
import { InteractiveFilmList } from "./film-list.tsx";

/** Interactive stories for children, or one of them. */
export function StoriesPage({ params }: { params: PathParams }) {
  const { film } = params;
  return film === undefined ? (
    <Stories />
  ) : (
    <InteractiveFilmPage key={film} id={film} allFilms={routes.stories} />
  );
}

function Stories() {
  useDocumentTitle(say`Interactive Stories`);
  return (
    <InteractiveFilmList
      kind="story"
      heading={say`Interactive Stories`}
      description={say`Stories for ages 3 to 8 that wait for an answer.`}
      hrefOf={routes.story}
    />
  );
}
