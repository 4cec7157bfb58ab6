import { isWithinRating } from "@goldmane/contracts/library/rules";
import { recommendations, type Recommendations } from "@goldmane/contracts/recommendations/schema";
import { expect, test } from "vitest";
import { moveInForTests, type TestFamily } from "#features/controls/testing/test-family.ts";
import { findTitle } from "#features/library/service.ts";
import { testViewer } from "#platform/identity/testing/test-viewer.ts";
import type { TestServer } from "#platform/testing/open-test-server.ts";

type Browse = TestServer["inject"];

let family: TestFamily;
moveInForTests((opened) => {
  family = opened;
});

async function ask(browser: Browse): Promise<Recommendations> {
  const answer = await browser("/api/recommendations");
  expect(answer.statusCode, answer.body).toBe(200);
  return recommendations.parse(answer.json());
}

const titlesOf = ({ picks, rows }: Recommendations) => [
  ...picks.map(({ title }) => title),
  ...rows.flatMap(({ titles }) => titles),
];
const idsOf = (all: Recommendations) => titlesOf(all).map(({ id }) => id);

async function finish(browser: Browse, id: string): Promise<void> {
  const { durationSeconds } = findTitle(family.server.app, testViewer({ highestRating: "R" }), id);
  const url = `/api/titles/${id}/progress`;
  const payload = { positionSeconds: durationSeconds };
  expect((await browser({ method: "PUT", url, payload })).statusCode).toBe(200);
  family.clock += 60_000;
}

const dismiss = (browser: Browse, id: string, method: "PUT" | "DELETE" = "PUT") =>
  browser({ method, url: `/api/recommendations/dismissed/${id}` });

test("a new viewer gets picks by age and the household's local hour, with that basis", async () => {
  const { basis, ageGroup, partOfDay, picks } = await ask(family.child.browser);
  // 5 PM in Berlin.
  expect({ basis, ageGroup, partOfDay }).toEqual({
    basis: "start",
    ageGroup: "child",
    partOfDay: "evening",
  });
  expect(picks.length).toBeGreaterThan(2);
});

test("what was finished is a reason, and is not offered again for a month", async () => {
  const { browser } = family.home;
  await finish(browser, "captain-minnow");
  const all = await ask(browser);
  expect(all.basis).toBe("history");
  expect(all.rows[0]?.reason).toEqual({ kind: "finished", title: "Captain Minnow" });
  expect(idsOf(all)).not.toContain("captain-minnow");
  // Begun again, it is still one that was finished.
  await family.watch(browser, "captain-minnow", 0, 20);
  expect((await ask(browser)).rows[0]?.reason).toMatchObject({ title: "Captain Minnow" });
});

test("who asks twice gets the same", async () => {
  await finish(family.home.browser, "two-kettles");
  expect(await ask(family.home.browser)).toEqual(await ask(family.home.browser));
});

test("a child is recommended nothing above its limit, nor told of it", async () => {
  const { id, browser } = family.child;
  await family.decide(id, { highestRating: "PG" });
  await finish(browser, "the-quiet-engine");
  await family.decide(id, { highestRating: "G" });
  const all = await ask(browser);
  expect(titlesOf(all).length).toBeGreaterThan(5);
  expect(titlesOf(all).filter(({ rating }) => !isWithinRating(rating, "G"))).toEqual([]);
  expect(JSON.stringify(all)).not.toContain("The Quiet Engine");
});

test("a dismissed title stays hidden from this viewer only, until they undo it", async () => {
  const { browser } = family.home;
  const [first = ""] = idsOf(await ask(browser));
  expect((await dismiss(browser, first)).statusCode).toBe(204);
  expect((await dismiss(browser, first)).statusCode).toBe(204);
  expect(idsOf(await ask(browser))).not.toContain(first);
  const other = await family.addMember("parent");
  expect(idsOf(await ask(other.browser))).toContain(first);

  expect((await dismiss(browser, first, "DELETE")).statusCode).toBe(204);
  expect(idsOf(await ask(browser))).toContain(first);
  expect((await dismiss(browser, first, "DELETE")).json().error).toBe("NOT_FOUND");
});

test("a title that a viewer isn't allowed to see can't be dismissed", async () => {
  for (const id of ["nine-minutes-ahead", "no-such-title"]) {
    const answer = await dismiss(family.child.browser, id);
    expect([answer.statusCode, answer.json().error]).toEqual([404, "NOT_FOUND"]);
  }
});

test("without a profile there is nobody to recommend anything to", async () => {
  const answer = await family.server.openBrowser()("/api/recommendations");
  expect([answer.statusCode, answer.json().error]).toEqual([401, "NOT_SIGNED_IN"]);
});

test("shortly before bedtime the first row holds only titles that end before it", async () => {
  const { id, browser } = family.child;
  const night = { from: "17:20", until: "07:00" };
  await family.decide(id, {
    time: {
      schoolDayMinutes: null,
      weekendMinutes: null,
      schoolNight: night,
      weekendNight: null,
      filmsADay: null,
    },
  });
  const { rows } = await ask(browser);
  expect(rows[0]?.reason).toEqual({ kind: "bedTime", minutesLeft: 20 });
  for (const { durationSeconds } of rows[0]?.titles ?? []) {
    expect(durationSeconds).toBeLessThanOrEqual(20 * 60);
  }
});
