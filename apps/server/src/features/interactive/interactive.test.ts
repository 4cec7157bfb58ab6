import { validPrefix } from "@goldmane/branching/script";
import { interactiveFilms } from "@goldmane/originals/interactive/catalog.gen";
import { findTranslation } from "@goldmane/originals/translations/find-translation";
import fc from "fast-check";
import { expect, test } from "vitest";
import { moveInForTests, say, type TestFamily } from "#features/controls/testing/test-family.ts";
import type { TestBrowser } from "#platform/testing/open-test-server.ts";
import { otherWayOut, report, testFilm, testScript, wayOut } from "./testing/walk-film.ts";

let family: TestFamily;
moveInForTests((opened) => {
  family = opened;
});

const { id } = testFilm;
const read = (browser: TestBrowser) => say(browser, "GET", `/api/interactive/${id}`);
const last = (clips: readonly string[] | undefined) => clips?.at(-1) ?? "";

async function card(browser: TestBrowser) {
  const { body } = await say(browser, "GET", "/api/interactive");
  return body.find((one: { id: string }) => one.id === id);
}

/** Plays a path to its ending, reporting each moment's clips one after another. */
async function playTo(browser: TestBrowser, path: readonly number[], revision = 0) {
  let answer = null;
  let saved = revision;
  for (let steps = 0; steps <= path.length; steps++)
    for (const clip of testScript.momentAt(path.slice(0, steps)).clips) {
      family.clock += 20_000;
      answer = await report(browser, {
        path: path.slice(0, steps),
        clip,
        revision: saved,
        positionSeconds: 20,
        watchedSeconds: 20,
      });
      expect(answer.status, JSON.stringify(answer.body)).toBe(200);
      saved = answer.body.revision;
    }
  return answer;
}

test("a film has its clips, its chapters and its endings, whose names are secret", async () => {
  const { body } = await read(family.child.browser);
  expect(Object.keys(body.clips)).toEqual(Object.keys(testFilm.clips));
  expect(Object.values(body.clips)).not.toContainEqual(expect.objectContaining({ seconds: 0 }));
  expect(body.endingList.map((one: { title: null }) => one.title)).toEqual(
    testFilm.endings.map(() => null),
  );
  for (const { path, clip } of body.chapters)
    expect(testScript.momentAt(path).clips).toContain(clip);
  expect(body.place).toBeNull();
  expect(await card(family.child.browser)).toMatchObject({
    isStarted: false,
    endings: { found: 0, total: testFilm.endings.length },
  });
});

test("a path is resumed on another device, and what was found stays after starting over", async () => {
  const { browser } = family.child;
  await playTo(browser, wayOut?.path ?? []);
  const { body } = await read(browser);
  expect(body.place).toMatchObject({
    path: wayOut?.path,
    clip: last(wayOut?.clips),
    positionSeconds: 20,
  });
  await browser({ method: "DELETE", url: `/api/interactive/${id}/path` });
  const after = (await read(browser)).body;
  expect(after.place).toBeNull();
  expect(after.endingList).toContainEqual(
    expect.objectContaining({ id: wayOut?.ending, title: expect.any(String) }),
  );
  expect(await card(browser)).toMatchObject({ isStarted: false, endings: { found: 1 } });
});

test("clips and endings are found once, by their own profile", async () => {
  const { browser } = family.child;
  const answer = await playTo(browser, wayOut?.path ?? []);
  expect(answer?.body.foundEndings).toEqual([{ id: wayOut?.ending, title: expect.any(String) }]);
  const again = await report(browser, {
    path: wayOut?.path ?? [],
    clip: last(wayOut?.clips),
    revision: answer?.body.revision,
  });
  expect(again.body).toMatchObject({ foundClips: [], foundEndings: [] });
  expect((await card(family.home.browser)).endings.found).toBe(0);
  const other = await playTo(browser, otherWayOut?.path ?? [], again.body.revision);
  expect(other?.body.foundEndings).toHaveLength(otherWayOut?.ending === wayOut?.ending ? 0 : 1);
});

test("a jump to a chapter shows nothing of what lies before it", async () => {
  const { browser } = family.child;
  const path = wayOut?.path ?? [];
  const clip = testScript.momentAt(path).clips[0] ?? "";
  expect((await report(browser, { path, clip })).body.foundClips).toEqual([clip]);
});

test("an older device gets the newer place instead of replacing it", async () => {
  const { browser } = family.child;
  await report(browser, { path: [] });
  await report(browser, { path: [0], revision: 1 });
  const late = await report(browser, { path: [], revision: 1 });
  expect(late).toMatchObject({
    status: 409,
    body: { error: "CONFLICT", place: { path: [0], revision: 2 } },
  });
});

test.each([
  ["a path that the film doesn't have", { path: [7], clip: "any" }],
  ["a clip of another moment", { path: [], clip: last(wayOut?.clips) }],
  ["a path that is too long", { path: Array.from({ length: 201 }, () => 0), clip: "any" }],
  ["more seconds than a report can have", { path: [], watchedSeconds: 61 }],
  ["an unknown field", { path: [], profileId: "someone" }],
])("refuses %s", async (_what, body) => {
  const url = `/api/interactive/${id}/path`;
  const clip = testScript.momentAt([]).clips[0];
  const usual = { clip, revision: 0, positionSeconds: 0, watchedSeconds: 0 };
  const answer = await say(family.child.browser, "PUT", url, { ...usual, ...body });
  expect([answer.status, answer.body.error]).toEqual([400, "INVALID_INPUT"]);
  expect((await read(family.child.browser)).body.place).toBeNull();
});

test("every path that can be walked is saved and resumed as it is", async () => {
  const { browser } = family.child;
  let revision = 0;
  await fc.assert(
    fc.asyncProperty(fc.array(fc.nat(2), { maxLength: 12 }), async (wanted) => {
      const path = [...validPrefix(testScript, wanted)];
      const answer = await report(browser, { path, revision });
      ({ revision } = answer.body);
      const { place } = (await read(browser)).body;
      expect(place).toMatchObject({ path, clip: testScript.momentAt(path).clips[0], revision });
    }),
    { numRuns: 20 },
  );
});

test("a film is told in the viewer's language, with translations for its script", async () => {
  const translated = interactiveFilms.find(
    (film) => film.rating === "G" && findTranslation(film, "es"),
  );
  const { browser } = family.child;
  await browser({ method: "PATCH", url: "/api/profile", payload: { language: "es" } });
  const { body } = await say(browser, "GET", `/api/interactive/${translated?.id}`);
  expect(body.title).not.toBe(translated?.title);
  expect(body.endingList[0].hint).not.toBe(translated?.endings[0]?.hint);
  expect(Object.keys(body.texts).length).toBeGreaterThan(0);
});

test("a film that a parent blocks is gone, with its path", async () => {
  const { browser, id: profileId } = family.child;
  await report(browser, { path: [] });
  await family.decide(profileId, { blockedTitles: [id] });
  expect((await read(browser)).status).toBe(404);
  expect((await report(browser, { path: [], revision: 1 })).status).toBe(404);
  expect(await card(browser)).toBeUndefined();
});

test("places and finds are in the export, and are deleted with their profile", async () => {
  const { browser, id: profileId } = family.child;
  await report(browser, { path: [] });
  const { password } = family.home;
  await say(family.home.browser, "POST", "/api/account/confirm", { password });
  const { body } = await family.home.browser("/api/household/export");
  for (const file of ["interactive_place.json", "interactive_find.json"])
    expect(body).toContain(file);
  await family.home.browser({ method: "DELETE", url: `/api/family-profiles/${profileId}` });
  const { db } = family.server.app;
  const left = [
    await db.selectFrom("interactive_place").select("profile_id").execute(),
    await db.selectFrom("interactive_find").select("profile_id").execute(),
  ].flat();
  expect(left.filter(({ profile_id }) => profile_id === profileId)).toEqual([]);
});

test("a first ending earns its badge, and a child's secret endings stay secret to others", async () => {
  const { browser } = family.child;
  await playTo(browser, wayOut?.path ?? []);
  const earned = async () => {
    const { body } = await say(browser, "GET", "/api/achievements");
    return body.find((badge: { id: string }) => badge.id === "first-ending");
  };
  await expect.poll(async () => (await earned()).earnedAt).toBe(family.clock);
  const { body } = await read(family.home.browser);
  expect(body.endingList).toContainEqual(
    expect.objectContaining({ id: wayOut?.ending, title: null }),
  );
});
