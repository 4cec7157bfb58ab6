import { playWithBot } from "@goldmane/games/adventure-quest/bot/play-with-bot";
import { toSave } from "@goldmane/games/adventure-quest/save";
import { expect, test } from "vitest";
import { continueStory, mergeStories, readStories } from "./stories.ts";

const storyAfter = (ticks: number, seed = 5) =>
  toSave(playWithBot(seed, { mode: "story", save: null, slot: 0, assist: true }, ticks).state);
const early = storyAfter(1500);
const late = storyAfter(4000);
const slotOf = (save: typeof early) => ({ save, others: [] });

/** The early story, continued into a different room than the late one. */
const apart = {
  ...early,
  done: early.done.map((items, at) => (at === 0 ? [...items, 3 * 256 + 250] : items)),
};

test("keeps one story if the other device's continues it", () => {
  expect(mergeStories(slotOf(early), slotOf(late))).toEqual(slotOf(late));
  expect(mergeStories(slotOf(late), slotOf(early))).toEqual(slotOf(late));
});

test("keeps both stories when two devices played separately, furthest along first", () => {
  const merged = mergeStories(slotOf(apart), slotOf(late));
  expect(merged).toEqual({ save: late, others: [apart] });
  expect(mergeStories(merged, slotOf(early))).toEqual(merged);
  expect(readStories(JSON.parse(JSON.stringify(merged)))).toEqual(merged);
  expect(JSON.stringify(merged).length).toBeLessThan(65_536);
});

test("continues either story and keeps the other", () => {
  const merged = mergeStories(slotOf(apart), slotOf(late));
  const further = { ...apart, gems: apart.gems + 9 };
  expect(continueStory(merged, further)).toEqual({ save: further, others: [late] });
  expect(continueStory(null, early)).toEqual(slotOf(early));
});

test("reads a slot that was saved before stories could differ, and refuses anything else", () => {
  expect(readStories({ save: early })).toEqual(slotOf(early));
  expect(readStories({ save: { version: 9 } })).toBeNull();
});
