import { expect, test } from "vitest";
import { nextVibes, stillVibes, type Vibes, type VibesEvent } from "./state.ts";

const after = (...events: VibesEvent[]): Vibes => events.reduce(nextVibes, stillVibes);

test("a mood plays when it is chosen, and rests when it is chosen again", () => {
  const calm = after({ type: "moodChosen", mood: "calm" });
  expect(calm).toMatchObject({ mood: "calm", isPlaying: true });
  expect(nextVibes(calm, { type: "moodChosen", mood: "calm" }).isPlaying).toBe(false);
  expect(nextVibes(calm, { type: "moodChosen", mood: "euphoric" })).toMatchObject({
    mood: "euphoric",
    isPlaying: true,
  });
});

test("a shaper changes the mood that plays and goes when it is pressed again", () => {
  const shaped = after(
    { type: "moodChosen", mood: "focused" },
    { type: "shaperChosen", shaper: "lo-fi" },
  );
  expect(shaped).toMatchObject({ mood: "focused", shaper: "lo-fi", isPlaying: true });
  expect(nextVibes(shaped, { type: "shaperChosen", shaper: "lo-fi" }).shaper).toBeNull();
});

test("a shaper alone begins with calm", () => {
  expect(after({ type: "shaperChosen", shaper: "nature" })).toMatchObject({
    mood: "calm",
    shaper: "nature",
    isPlaying: true,
  });
});

test("what Leo leaves open stays as it is", () => {
  const set = after(
    { type: "moodChosen", mood: "inspired" },
    { type: "set", mood: null, shaper: "zen-flute", visual: "galaxy" },
    { type: "set", mood: "reflective", shaper: null, visual: null },
  );
  expect(set).toMatchObject({ mood: "reflective", shaper: "zen-flute", visual: "galaxy" });
});

test("what was there before comes back whole", () => {
  const before = after({ type: "moodChosen", mood: "calm" }, { type: "turned", volume: 7 });
  expect(before.volume).toBe(1);
  const changed = nextVibes(before, {
    type: "set",
    mood: "energized",
    shaper: "cinematic",
    visual: null,
  });
  expect(nextVibes(changed, { type: "restored", vibes: before })).toEqual(before);
});
