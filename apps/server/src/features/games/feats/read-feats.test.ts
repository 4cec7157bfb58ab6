import type { GameId } from "@goldmane/contracts/games/limits";
import { expect, test } from "vitest";
import { moveInForTests, type TestFamily } from "#features/controls/testing/test-family.ts";
import { insertTicket, updateFinished } from "#features/games/runs/store.ts";
import { newId } from "#platform/ids.ts";
import { readGameFeats } from "./read-feats.ts";

let family: TestFamily;
moveInForTests((opened) => {
  family = opened;
});

type Run = {
  options?: object;
  counts?: Record<string, number>;
  stars?: number;
  completed?: number;
};

async function record(game: GameId, { options = {}, counts = {}, stars, completed = 1 }: Run) {
  const { db } = family.server.app;
  const id = newId(family.clock);
  const { id: profileId } = family.child;
  await insertTicket(db, {
    id,
    household_id: family.home.householdId,
    profile_id: profileId,
    game,
    version: 1,
    options: { ...options },
    mode: null,
    seed: 1,
    day: "2026-11-25",
    started_at: family.clock,
    expires_at: family.clock,
    played_seconds: 0,
  });
  const finish = {
    finished_at: family.clock,
    score: 1,
    completed,
    stars: stars ?? null,
    counts,
    ticks: 1,
    log_hash: "",
    log: null,
  };
  await updateFinished(db, profileId, { id, finish });
}

test("feats are counted from completed runs: each level once, by its best stars", async () => {
  const none = { missions: 0, slimeStars: 0, arcadeWins: 0, realms: 0 };
  const feats = () => readGameFeats(family.server.app, family.child.id);
  expect(await feats()).toEqual(none);
  await record("slime-adventure", { counts: { level: 1 }, stars: 2 });
  await record("slime-adventure", { counts: { level: 1 }, stars: 3 });
  await record("slime-adventure", { counts: { level: 2 }, stars: 1 });
  await record("slime-adventure", { counts: { level: 0 }, stars: 3 });
  await record("leos-arcade", { counts: { won: 12 } });
  await record("leos-arcade", { counts: { won: 3 } });
  await record("kyles-dash", { counts: { missions: 2 } });
  await record("kyles-dash", { counts: { missions: 1 }, completed: 0 });
  await record("adventure-quest", { options: { mode: "realm", realm: 4 } });
  await record("adventure-quest", { options: { mode: "realm", realm: 4 } });
  await record("adventure-quest", { options: { mode: "realm", realm: 2 }, completed: 0 });
  await record("adventure-quest", { options: { mode: "daily" } });
  expect(await feats()).toEqual({ missions: 2, slimeStars: 4, arcadeWins: 15, realms: 1 });
  expect(await readGameFeats(family.server.app, family.home.parentId)).toEqual(none);
});
