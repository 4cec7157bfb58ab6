import { expect, test } from "vitest";
import {
  moveInForTests,
  noLimits,
  own,
  say,
  type TestFamily,
} from "#features/controls/testing/test-family.ts";
import { report, testFilm, testScript, wayOut } from "./testing/walk-film.ts";

let family: TestFamily;
moveInForTests((opened) => {
  family = opened;
});

const { id } = testFilm;

/** Reports the opening clip for some seconds, as a player does. */
async function watch(seconds: number, revision = 0): Promise<number> {
  const { browser } = family.child;
  let saved = revision;
  for (let at = 0; at < seconds; at += 5) {
    family.clock += 5000;
    const watched = { revision: saved, positionSeconds: at % 20, watchedSeconds: 5 };
    saved = (await report(browser, { path: [], ...watched })).body.revision;
  }
  return saved;
}

test("each second watched counts once, on every path", async () => {
  const { browser } = family.child;
  const path = wayOut?.path ?? [];
  let clips = 0;
  for (let steps = 0; steps <= path.length; steps++)
    for (const clip of testScript.momentAt(path.slice(0, steps)).clips) {
      family.clock += 20_000;
      const part = { path: path.slice(0, steps), clip, revision: clips };
      await report(browser, { ...part, positionSeconds: 20, watchedSeconds: 20 });
      clips += 1;
    }
  expect((await own(browser, id)).minutesToday).toBeCloseTo((clips * 20) / 60, 1);
});

test("time can't be counted faster than it passes", async () => {
  const { browser } = family.child;
  await report(browser, { path: [], watchedSeconds: 1 });
  const before = (await own(browser, id)).minutesToday;
  family.clock += 1000;
  await report(browser, { path: [], revision: 1, watchedSeconds: 60 });
  expect((await own(browser, id)).minutesToday - before).toBeCloseTo(1 / 60, 3);
});

test("a report that another device has overtaken counts too", async () => {
  const { browser } = family.child;
  await watch(10);
  const before = (await own(browser, id)).minutesToday;
  family.clock += 5000;
  expect((await report(browser, { path: [], watchedSeconds: 5 })).status).toBe(409);
  expect((await own(browser, id)).minutesToday - before).toBeCloseTo(5 / 60, 3);
});

test("the running film can be finished when the time is over, and the parents read about it", async () => {
  const { browser, id: profileId } = family.child;
  await family.decide(profileId, { time: { ...noLimits, schoolDayMinutes: 5 } });
  await watch(305);
  const { timeLeft } = await own(browser, id);
  expect(timeLeft).toMatchObject({ minutesLeft: 0, mayFinish: true });
  const finished = await say(browser, "POST", "/api/controls/finish", { titleId: id });
  expect(finished.body.timeLeft).toMatchObject({ isLast: true });
  const { body } = await say(family.home.browser, "GET", "/api/reports/week");
  expect(body.children[0].titles).toEqual([
    expect.objectContaining({ id, title: testFilm.title, posterUrl: expect.any(String) }),
  ]);
});

test("leaving ends the stream", async () => {
  const { browser } = family.child;
  await say(browser, "POST", `/api/interactive/${id}/playback`);
  const streams = async () => (await say(browser, "GET", "/api/streams")).body;
  expect(await streams()).toEqual([expect.objectContaining({ title: testFilm.title })]);
  expect((await report(browser, { path: [], isLeaving: true })).body.stream).toBe("playing");
  expect(await streams()).toEqual([]);
});
