import { defaultControls } from "@goldmane/contracts/controls/rules";
import type { Controls } from "@goldmane/contracts/controls/schema";
import { isWithinRating } from "@goldmane/contracts/library/rules";
import { genres } from "@goldmane/contracts/library/limits";
import fc from "fast-check";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { features } from "#features.ts";
import { listAllTitles, putFilm, type Title } from "#features/library/service.ts";
import { commonSpanish } from "#features/library/content-policy/common-spanish.ts";
import { searchableText } from "#features/library/content-policy/searchable-text.ts";
import { testFilm } from "#features/library/testing/test-film.ts";
import { addProfile, type Home, openHome, signInAs } from "#platform/testing/open-home.ts";
import { openTestServer, type TestServer } from "#platform/testing/open-test-server.ts";
import { toWords } from "#platform/to-words.ts";

vi.setConfig({ testTimeout: 300_000 });

type Browse = TestServer["inject"];

let server: TestServer;
let home: Home;
let child: { id: string; browser: Browse };
let all: readonly Title[];

beforeAll(async () => {
  server = await openTestServer(features, { demo: false });
  for (const rating of ["G", "PG", "PG-13", "R"] as const) {
    const synopsis = "A dragon bakes bread at sea.";
    await putFilm(server.app, testFilm({ rating, title: `An Own Film, ${rating}`, synopsis }));
  }
  home = await openHome(server, "family");
  const profile = await addProfile(home, { role: "child", ageGroup: "child" });
  child = { id: profile.id, browser: await signInAs(server, profile) };
  all = listAllTitles(server.app);
});
afterAll(() => server[Symbol.asyncDispose]());

/** Another, plainer way to say who may see what than the one that is tested. */
function isAllowed(title: Title, { highestRating, ...controls }: Controls): boolean {
  if (controls.allowedTitles.includes(title.id)) return true;
  if (controls.blockedTitles.includes(title.id)) return false;
  const { own, spanish } = searchableText(title);
  const says = controls.blockedWords.some((word) => {
    const heard = commonSpanish.has(toWords(word)) ? own : `${own} ${spanish}`;
    const forms = new Set([word, `${word}s`, `${word}es`].map(toWords));
    return heard.split(" ").some((one) => forms.has(one));
  });
  return !says && isWithinRating(title.rating, highestRating);
}

/** Every title that an answer names, wherever it stands in it. */
function namedIn(answer: unknown, known: ReadonlySet<string>): Set<string> {
  const found = new Set<string>();
  JSON.stringify(answer, (_key, value: unknown) => {
    if (typeof value !== "string") return value;
    if (known.has(value)) found.add(value);
    const [, inAddress] = /\/(?:watch|media\/titles)\/([a-z0-9-]+)/.exec(value) ?? [];
    if (inAddress) found.add(inAddress);
    return value;
  });
  return found;
}

const lists = [
  "/api/animations",
  "/api/animations/featured",
  "/api/animations/popular",
  "/api/animations/previews",
  "/api/watching",
  "/api/recommendations",
  ...genres.map(({ id }) => `/api/tmdb/genre/${id}/movies`),
];

const words = ["dragon", "robot", "friend", "sea", "moon", "bread", "zeppelin", "Ähre"];

test("no endpoint shows a child a title that the content policy forbids", async () => {
  const ids = all.map(({ id }) => id);
  const wishes = fc.record({
    highestRating: fc.constantFrom("G" as const, "PG" as const),
    blockedTitles: fc.subarray(ids, { maxLength: 12 }),
    allowedTitles: fc.subarray(ids, { maxLength: 4 }),
    blockedWords: fc.subarray(words, { maxLength: 3 }),
  });
  await fc.assert(
    fc.asyncProperty(wishes, fc.nat(), async (wish, seed) => {
      const payload = { ...defaultControls("child"), ...wish };
      const url = `/api/family-profiles/${child.id}/controls`;
      const decided = await home.browser({ method: "PUT", url, payload });
      expect(decided.statusCode, decided.body).toBe(200);
      const controls: Controls = decided.json().controls;
      const allowed = new Set(all.filter((t) => isAllowed(t, controls)).map(({ id }) => id));

      const listed = (await child.browser("/api/animations")).json();
      expect(new Set(listed.map(({ id }: { id: string }) => id))).toEqual(allowed);

      const tried = ids.filter((_, index) => (index + seed) % 11 === 0);
      for (const id of tried) await lookAt(id, allowed.has(id));
      await nothingElseIn(lists, allowed);
      const seen = tried.filter((id) => allowed.has(id));
      const details = seen.flatMap((id) => [`/api/titles/${id}`, `/api/titles/${id}/similar`]);
      await nothingElseIn(details, allowed);
    }),
    { numRuns: 15 },
  );
});

async function nothingElseIn(urls: readonly string[], allowed: ReadonlySet<string>) {
  const known = new Set(all.map(({ id }) => id));
  for (const url of urls) {
    const answer = await child.browser(url);
    expect(answer.statusCode, url).toBe(200);
    const others = [...namedIn(answer.json(), known)].filter(
      (id) => known.has(id) && !allowed.has(id),
    );
    expect(others, url).toEqual([]);
  }
}

/** Requests one title by every route. A disallowed title must look as if it did not exist. */
async function lookAt(id: string, mayBeSeen: boolean): Promise<void> {
  const ways = [
    { method: "GET", url: `/api/titles/${id}` },
    { method: "PUT", url: `/api/titles/${id}/progress`, payload: { positionSeconds: 9 } },
  ] as const;
  const closed = [
    { method: "POST", url: `/api/titles/${id}/playback` },
    { method: "POST", url: `/api/titles/${id}/playback?cut=trailer` },
    { method: "GET", url: `/media/titles/${id}/poster?width=120` },
    { method: "GET", url: `/media/titles/${id}/backdrop?width=160` },
    { method: "GET", url: `/media/titles/${id}/start-film.mp4` },
    { method: "GET", url: `/media/titles/${id}/start-trailer.mp4` },
  ] as const;
  // Some routes draw or encode an allowed title, so only their refusals are cheap to test.
  for (const request of mayBeSeen ? ways : [...ways, ...closed]) {
    const answer = await child.browser(request);
    expect([request.url, answer.statusCode]).toEqual([request.url, mayBeSeen ? 200 : 404]);
  }
}
