import { button } from "@goldmane/games/kernel/input";
import { levelCount } from "@goldmane/games/slime-adventure/levels/level-count";
import { slimeAdventureRules as rules } from "@goldmane/games/slime-adventure/rules";
import { tile, type SlimeState } from "@goldmane/games/slime-adventure/state";
import { expect, test } from "vitest";
import { Lesson } from "./lesson.ts";
import { openTrack, tickAt } from "./lesson-track.ts";
import { StuckWatch } from "./stuck-watch.ts";

const start = (level: number) => rules.start(0, rules.readOptions({ level }));
const trackOf = (level: number) => {
  const track = openTrack(level);
  if (!track) throw new Error(`Level ${level} has no run.`);
  return track;
};

/** Lets a slime fall to the ground, and walk. */
function walk(state: SlimeState, ticks: number): SlimeState {
  for (let tick = 0; tick < 30; tick += 1) rules.step(state, [0]);
  for (let tick = 0; tick < ticks; tick += 1) rules.step(state, [button.right]);
  return state;
}

test("every level is shown from its start, and a lesson leads on", () => {
  for (let level = 1; level <= levelCount; level += 1) {
    const track = trackOf(level);
    const from = tickAt(track, walk(start(level), 0));
    expect(from, `level ${level}`).not.toBeNull();
    const lesson = new Lesson(track, level, from ?? 0);
    while (!lesson.isOver) lesson.step();
    expect(lesson.ticks).toBeGreaterThanOrEqual(60);
    expect(lesson.ticks).toBeLessThanOrEqual(280);
  }
});

test("a lesson begins where the player is, and gets over what stops it", () => {
  const state = start(2);
  walk(state, 0);
  while ((state.bodies[0]?.x ?? 0) < 8 * tile) rules.step(state, [button.right]);
  const track = trackOf(2);
  const lesson = new Lesson(track, 2, tickAt(track, state) ?? 0);
  const xOf = () => lesson.state.bodies[0]?.x ?? 0;
  expect(Math.abs(xOf() - 8 * tile)).toBeLessThan(2 * tile);
  while (!lesson.isOver) lesson.step();
  expect(xOf()).toBeGreaterThan(12 * tile);
});

test("a shared level has no lessons", () => {
  expect(openTrack(0)).toBeNull();
});

test("a player is stuck after a time without progress, until there is some", () => {
  const watch = new StuckWatch(100);
  const state = start(1);
  for (let tick = 0; tick < 99; tick += 1) watch.step(state, 0);
  expect(watch.isStuck).toBe(false);
  watch.step(state, 10);
  expect(watch.isStuck).toBe(true);
  watch.step(state, 40);
  expect(watch.isStuck).toBe(false);
});

test("a player who falls twice at one spot is stuck at once", () => {
  const watch = new StuckWatch(10_000);
  const state = start(2);
  const fall = (x: number) => {
    state.happenings = [{ kind: "hurt", x, y: 200, player: 0 }];
    watch.step(state, null);
    state.happenings = [];
  };
  fall(200);
  fall(400);
  expect(watch.isStuck).toBe(false);
  fall(420);
  expect(watch.isStuck).toBe(true);
  state.gems.pop();
  watch.step(state, null);
  expect(watch.isStuck).toBe(false);
});
