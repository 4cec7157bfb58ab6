import { expect, test } from "vitest";
import { testViewer } from "#platform/identity/testing/test-viewer.ts";
import { openTestServer } from "#platform/testing/open-test-server.ts";
import { libraryRoutes } from "./routes.ts";
import {
  findFilmPicture,
  listAllTitles,
  listVisible,
  openLibrary,
  readHeroPicture,
} from "./service.ts";

test("a picture that is sent ahead is of a film that the viewer may see", async () => {
  await using server = await openTestServer([
    { name: "library", routes: libraryRoutes, open: openLibrary },
  ]);
  const { app } = server;
  for (const highestRating of ["G", "PG", "PG-13", "R"] as const) {
    const viewer = testViewer({ highestRating });
    const shown = listVisible(app, viewer).map(({ id }) => id);
    expect(shown).toContain(titleOf(await readHeroPicture(app, viewer)));
    for (const { id } of listAllTitles(app)) {
      const picture = findFilmPicture(app, viewer, id);
      expect(titleOf(picture)).toBe(shown.includes(id) ? id : undefined);
    }
  }
});

function titleOf(url: string | null): string | undefined {
  return /\/titles\/([^/]+)\//.exec(url ?? "")?.[1];
}
