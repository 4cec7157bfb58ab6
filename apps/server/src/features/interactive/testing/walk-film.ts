import { openScript, type Script } from "@goldmane/branching/script";
import { walkScript } from "@goldmane/branching/walk-script";
import { interactiveFilms } from "@goldmane/originals/interactive/catalog.gen";
import { scripts } from "@goldmane/originals/interactive/scripts.gen";
import { say } from "#features/controls/testing/test-family.ts";
import type { TestBrowser } from "#platform/testing/open-test-server.ts";

const film = interactiveFilms.find(({ rating }) => rating === "G");
if (!film) throw new Error("There is no interactive film that children can see.");

export const testFilm = film;
export const testScript: Script = openScript(scripts[film.id] ?? "");

const walk = walkScript(testScript);
const ends = walk.moments.filter(({ moment }) => moment.next.kind === "ending");

/** A path to an ending, and the ending. */
export const [wayOut, otherWayOut] = ends.map(({ path, moment: { clips, next } }) => ({
  path,
  clips,
  ending: next.kind === "ending" ? next.ending : "",
}));

/** Sends a player's report. */
export function report(
  browser: TestBrowser,
  body: { path: readonly number[]; clip?: string; revision?: number } & Record<string, unknown>,
) {
  const clip = testScript.momentAt(body.path).clips[0] ?? "";
  const payload = { clip, revision: 0, positionSeconds: 0, watchedSeconds: 0, ...body };
  return say(browser, "PUT", `/api/interactive/${testFilm.id}/path`, payload);
}
