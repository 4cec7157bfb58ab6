import { countingGame } from "@goldmane/games/testing/counting-game";
import { InputLog } from "@goldmane/games/kernel/input-log";
import { playableGames } from "@goldmane/games/registry";
import { replay } from "@goldmane/games/kernel/replay";
import { afterEach, expect, test } from "vitest";
import { replayEntry } from "./replay-entry.ts";
import { ReplayThread } from "./replay-thread.ts";

/** Counts presses; runs with the seed 13 never end. */
const countingEntry = new URL("../testing/games/counting-worker.ts", import.meta.url);

const threads: ReplayThread[] = [];
function open(entry: URL, options = {}): ReplayThread {
  const thread = new ReplayThread(entry, options);
  threads.push(thread);
  return thread;
}
afterEach(async () => {
  for (const thread of threads.splice(0)) await thread[Symbol.asyncDispose]();
});

function record(ticks: number): string {
  const log = new InputLog(1);
  for (let tick = 0; tick < ticks; tick += 1) log.add([tick % 3 === 0 ? 16 : 0]);
  return log.encode();
}

const options = countingGame.readOptions({});
const run = { game: "kyles-dash", seed: 7, options, log: record(120) } as const;

test("plays a run in a thread as in the process itself", async () => {
  const played = await open(countingEntry).replay(run);
  expect(played).toEqual(replay(countingGame, run));
});

test("refuses a log that ends early, then replays the next run", async () => {
  const thread = open(countingEntry);
  await expect(thread.replay({ ...run, log: record(50) })).rejects.toThrow(RangeError);
  expect((await thread.replay(run)).ticks).toBe(120);
});

test("is prepared when a run begins, and replays it as without", async () => {
  const thread = open(countingEntry);
  for (const game of ["kyles-dash", "leos-arcade", "kyles-dash"] as const) thread.prepare(game);
  expect(await thread.replay(run)).toEqual(replay(countingGame, run));
  thread.prepare("kyles-dash");
});

test("ends a run that takes too long; the next one gets another thread", async () => {
  const thread = open(countingEntry, { deadlineMs: 5000 });
  const [stuck, next] = [thread.replay({ ...run, seed: 13 }), thread.replay(run)];
  await expect(stuck).rejects.toMatchObject({ code: "UNAVAILABLE" });
  expect((await next).ticks).toBe(120);
});

test("lets a limited number of runs wait", async () => {
  const thread = open(countingEntry, { most: 2 });
  const both = [thread.replay(run), thread.replay(run)];
  await expect(thread.replay(run)).rejects.toMatchObject({ code: "UNAVAILABLE" });
  await Promise.all(both);
  expect((await thread.replay(run)).ticks).toBe(120);
});

test("the server's own thread knows the registry's games", async () => {
  const log = "zzzzzz:0";
  const thread = open(replayEntry);
  for (const game of playableGames) thread.prepare(game);
  await expect(thread.replay({ ...run, log })).rejects.toThrow(RangeError);
});
