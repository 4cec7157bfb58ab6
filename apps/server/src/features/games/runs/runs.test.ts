import { openTicketsAtMost, ticketForMs } from "@goldmane/contracts/games/limits";
import { seedOfDay } from "@goldmane/contracts/games/rules";
import { countingGame } from "@goldmane/games/testing/counting-game";
import { replay } from "@goldmane/games/kernel/replay";
import { afterEach, describe, expect, test } from "vitest";
import { say, type TestFamily } from "#features/controls/testing/test-family.ts";
import { finishRun, openGamesForTests, play, startRun } from "#features/games/testing/play-game.ts";
import { gamesRecurring } from "#features/games/jobs.ts";
import { newId } from "#platform/ids.ts";
import { countingGames, recordPresses } from "#platform/testing/games/counting-games.ts";
import { openHome } from "#platform/testing/open-home.ts";

const minuteMs = 60_000;

let family: TestFamily;
openGamesForTests((opened) => {
  family = opened;
});
afterEach(() => {
  family.server.app.games = countingGames;
});

const listRuns = () => family.server.app.db.selectFrom("game_run").selectAll().execute();

/** The family's rows; other tests' families have some too. */
async function ownRuns() {
  return (await listRuns()).filter((run) => run.household_id === family.home.householdId);
}

describe("a ticket", () => {
  test("has a seed, the rules' version and an end, and belongs to its profile", async () => {
    const { browser, id } = family.child;
    const ticket = await startRun(browser);
    expect(ticket).toMatchObject({
      version: 1,
      mode: "count",
      expiresAt: family.clock + ticketForMs,
    });
    expect(ticket.seed).toBeGreaterThanOrEqual(0);
    expect((await startRun(browser)).seed).not.toBe(ticket.seed);
    expect((await ownRuns())[0]).toMatchObject({ profile_id: id, day: "2026-11-25", score: null });
  });

  test.each([
    ["a game that can't be played yet", "leos-arcade", {}, 404, "NOT_FOUND"],
    ["an unknown game", "chess", {}, 400, "INVALID_INPUT"],
    [
      "options that the game lacks",
      "kyles-dash",
      { options: { players: 9 } },
      400,
      "INVALID_INPUT",
    ],
    [
      "options that are too long",
      "kyles-dash",
      { options: { name: "x".repeat(20_000) } },
      400,
      "INVALID_INPUT",
    ],
  ])("isn't given for %s", async (_what, game, body, status, error) => {
    const answer = await say(family.child.browser, "POST", `/api/games/${game}/runs`, body);
    expect([answer.status, answer.body.error]).toEqual([status, error]);
    expect(await ownRuns()).toEqual([]);
  });

  test("of a daily mode has the day's seed, by the household's calendar", async () => {
    const { browser } = family.child;
    const body = { options: { mode: "daily" } };
    const { seed } = await startRun(browser, body);
    expect(seed).toBe(seedOfDay("kyles-dash", "daily", "2026-11-25"));
    expect((await startRun(family.home.browser, body)).seed).toBe(seed);
    // 5 PM in Berlin.
    family.clock += 7 * 60 * minuteMs;
    expect((await startRun(browser, body)).seed).toBe(
      seedOfDay("kyles-dash", "daily", "2026-11-26"),
    );
  });

  test("replaces the oldest of twenty open ones, but none for offline play", async () => {
    const { browser } = family.child;
    const spare = await startRun(browser, { isOffline: true });
    const first = await startRun(browser);
    for (let count = 0; count < openTicketsAtMost; count += 1) {
      family.clock += 1;
      await startRun(browser);
    }
    expect(await ownRuns()).toHaveLength(openTicketsAtMost + 1);
    expect((await finishRun(browser, first.runId, recordPresses(1))).status).toBe(404);
    expect((await finishRun(browser, spare.runId, recordPresses(1))).status).toBe(200);
  });

  test("is refused after sixty in a minute", async () => {
    const { browser } = family.child;
    for (let count = 0; count < 60; count += 1) await startRun(browser);
    const answer = await say(browser, "POST", "/api/games/kyles-dash/runs", {});
    expect([answer.status, answer.body.error]).toEqual([429, "TOO_MANY_REQUESTS"]);
    family.clock += minuteMs;
    await startRun(browser);
  });

  test("is deleted a day after its end; a finished run isn't", async () => {
    const { browser } = family.child;
    await play(browser, 3);
    await startRun(browser);
    family.clock += ticketForMs + 25 * 60 * minuteMs;
    for (const { run } of gamesRecurring(family.server.app)) await run(AbortSignal.abort());
    expect(await ownRuns()).toMatchObject([{ completed: 1 }]);
  });
});

describe("finishing a run", () => {
  test("records the score that a replay finds", async () => {
    const { browser } = family.child;
    const { runId, seed } = await startRun(browser);
    const log = recordPresses(30);
    const options = countingGame.readOptions({});
    const { result } = replay(countingGame, { seed, options, log });
    const answer = await finishRun(browser, runId, log);
    expect(answer.body).toEqual({
      runId,
      game: "kyles-dash",
      mode: "count",
      score: result.score,
      completed: true,
      stars: null,
      counts: result.counts,
      isBest: true,
    });
    expect(await ownRuns()).toMatchObject([{ score: result.score, ticks: 120, log }]);
  });

  test("says whether it is the profile's best", async () => {
    const { browser } = family.child;
    const bests = [];
    for (const presses of [10, 2, 40, 10]) {
      bests.push((await play(browser, presses)).isBest);
      family.clock += 1000;
    }
    expect(bests).toEqual([true, false, true, false]);
    expect((await play(family.home.browser, 1)).isBest).toBe(true);
  });

  test("counts only completed runs where the lowest score is the best", async () => {
    const { browser } = family.child;
    const bests = [];
    for (const presses of [0, 20, 0, 1]) {
      bests.push((await play(browser, presses, { mode: "few" })).isBest);
      family.clock += 1000;
    }
    expect(bests).toEqual([false, true, false, true]);
  });

  test("earns the game's badge, which only games that can be played have", async () => {
    const { browser } = family.child;
    const badges = async () => {
      const { body } = await say(browser, "GET", "/api/achievements");
      return body.filter(({ id }: { id: string }) => id.startsWith("game-"));
    };
    expect(await badges()).toMatchObject([{ id: "game-kyles-dash", have: 0, earnedAt: null }]);
    await play(browser, 4);
    await expect
      .poll(badges)
      .toMatchObject([{ id: "game-kyles-dash", have: 1, earnedAt: family.clock }]);
  });

  test("counts for no board in practice, and keeps no log of it", async () => {
    expect(await play(family.child.browser, 5, { mode: null })).toMatchObject({
      mode: null,
      isBest: false,
    });
    expect(await ownRuns()).toMatchObject([{ completed: 1, log: null }]);
  });

  test("gives the same answer to the same log, and refuses another one", async () => {
    const { browser } = family.child;
    const { runId } = await startRun(browser);
    const log = recordPresses(9);
    const first = await finishRun(browser, runId, log);
    await play(browser, 60);
    // A retry after the ticket's end.
    family.clock += 2 * ticketForMs;
    expect(await finishRun(browser, runId, log)).toEqual(first);
    const other = await finishRun(browser, runId, recordPresses(10));
    expect([other.status, other.body.error, other.body.reason]).toEqual([
      422,
      "RUN_REFUSED",
      "finished",
    ]);
    expect(await ownRuns()).toHaveLength(2);
  });

  test("twice at the same time records one run", async () => {
    const { browser } = family.child;
    const { runId } = await startRun(browser);
    const logs = [recordPresses(9), recordPresses(9), recordPresses(10)];
    const answers = await Promise.all(logs.map((log) => finishRun(browser, runId, log)));
    const statuses = answers.map(({ status }) => status);
    expect(statuses.filter((status) => status === 200).length).toBeGreaterThan(0);
    expect(statuses.every((status) => status === 200 || status === 422)).toBe(true);
    const scores = new Set(answers.flatMap(({ body }) => body.score ?? []));
    expect([...scores]).toEqual([(await ownRuns())[0]?.score]);
  });

  test.each([
    ["a truncated log", recordPresses(10, 119), "mismatch"],
    ["a log that goes on after the end", recordPresses(10, 121), "mismatch"],
    ["text that is no log", "drop table", "mismatch"],
    ["an empty log", "", "mismatch"],
    ["inputs of two players", "1:0,0", "mismatch"],
    ["a run that is too long", "zzzzzz:0", "mismatch"],
    ["a log that is too long", "1:0;".repeat(70_000), "mismatch"],
  ])("refuses %s and records nothing", async (_what, log, reason) => {
    const { browser } = family.child;
    const { runId } = await startRun(browser);
    const before = await ownRuns();
    const answer = await finishRun(browser, runId, log);
    expect([answer.status, answer.body.error, answer.body.reason]).toEqual([
      422,
      "RUN_REFUSED",
      reason,
    ]);
    expect(await ownRuns()).toEqual(before);
    // The honest log still counts.
    expect((await finishRun(browser, runId, recordPresses(10))).status).toBe(200);
  });

  test("refuses a score from the client", async () => {
    const { browser } = family.child;
    const { runId } = await startRun(browser);
    const body = { log: recordPresses(1), score: 999_999 };
    const answer = await say(browser, "POST", `/api/games/runs/${runId}/finish`, body);
    expect([answer.status, answer.body.error]).toEqual([400, "INVALID_INPUT"]);
  });

  test("refuses a ticket that has expired; one for offline play lasts a week", async () => {
    const { browser } = family.child;
    const [online, offline] = [
      await startRun(browser),
      await startRun(browser, { isOffline: true }),
    ];
    family.clock += ticketForMs + 1;
    const late = await finishRun(browser, online.runId, recordPresses(10));
    expect([late.status, late.body.reason]).toEqual([422, "expired"]);
    family.clock += 6 * 24 * 60 * minuteMs;
    expect((await finishRun(browser, offline.runId, recordPresses(10))).status).toBe(200);
  });

  test("refuses a run of other rules", async () => {
    const { browser } = family.child;
    const { runId } = await startRun(browser);
    const load = countingGames.load;
    family.server.app.games = {
      ...countingGames,
      load: async (id) => {
        const game = await load(id);
        return game && { ...game, version: 2 };
      },
    };
    const answer = await finishRun(browser, runId, recordPresses(10));
    expect([answer.status, answer.body.reason]).toEqual([422, "version"]);
    expect((await startRun(browser)).version).toBe(2);
  });

  test("finds no run of another profile or household", async () => {
    const { runId } = await startRun(family.child.browser);
    const { browser: stranger } = await openHome(family.server);
    for (const browser of [family.home.browser, stranger]) {
      const answer = await finishRun(browser, runId, recordPresses(10));
      expect([answer.status, answer.body.error]).toEqual([404, "NOT_FOUND"]);
    }
    expect((await finishRun(stranger, newId(), "")).status).toBe(404);
    expect(await ownRuns()).toMatchObject([{ finished_at: null }]);
  });

  test("keeps the logs of the best run and of each day's best", async () => {
    const { browser } = family.child;
    const dayMs = 24 * 60 * minuteMs;
    const kept = async () =>
      (await ownRuns())
        .filter(({ log }) => log !== null)
        .map(({ day, counts }) => `${day} ${counts}`);
    await play(browser, 50);
    family.clock += dayMs;
    const few = await play(browser, 2);
    expect(await kept()).toHaveLength(2);
    const more = await play(browser, 20);
    expect(few.score).toBeLessThan(more.score);
    expect((await kept()).map((one) => one.slice(0, 10))).toEqual(["2026-11-25", "2026-11-26"]);
    family.clock += 9 * dayMs;
    await play(browser, 3);
    expect((await kept()).map((one) => one.slice(0, 10))).toEqual(["2026-11-25", "2026-12-05"]);
  });
});

test("runs are in the household's export and are deleted with their profile", async () => {
  const { browser, id } = family.child;
  await play(browser, 3);
  const { password } = family.home;
  await say(family.home.browser, "POST", "/api/account/confirm", { password });
  expect((await family.home.browser("/api/household/export")).body).toContain("game_run.json");
  await family.home.browser({ method: "DELETE", url: `/api/family-profiles/${id}` });
  expect(await ownRuns()).toEqual([]);
});
