import { expect, test } from "vitest";
import { nextVibes, stillVibes, type Vibes, type VibesEvent } from "./next-vibes.ts";

/** Each event gets another seed: 101, 102, … */
const after = (...events: VibesEvent[]): Vibes =>
  events.reduce((vibes, event, index) => nextVibes(vibes, event, 101 + index), stillVibes);

test("a mood plays when it is chosen, and rests when it is chosen again", () => {
  const calm = { type: "moodChosen", mood: "calm" } as const;
  expect(after(calm)).toMatchObject({ mood: "calm", seed: 101, isPlaying: true });
  expect(after(calm, calm)).toMatchObject({ mood: "calm", seed: 101, isPlaying: false });
  expect(after(calm, calm, calm)).toMatchObject({ seed: 101, isPlaying: true });
  expect(after(calm, { type: "moodChosen", mood: "euphoric" })).toMatchObject({
    mood: "euphoric",
    seed: 102,
    isPlaying: true,
  });
});

test("a shaper changes the mood that plays and goes when it is pressed again", () => {
  const loFi = { type: "shaperChosen", shaper: "lo-fi" } as const;
  const focused = { type: "moodChosen", mood: "focused" } as const;
  expect(after(focused, loFi)).toMatchObject({ mood: "focused", shaper: "lo-fi", isPlaying: true });
  expect(after(focused, loFi, loFi).shaper).toBeNull();
});

test("a shaper alone begins with calm", () => {
  expect(after({ type: "shaperChosen", shaper: "nature" })).toMatchObject({
    mood: "calm",
    shaper: "nature",
    isPlaying: true,
  });
});

test("Leo sets what is named and leaves the rest", () => {
  const set = { type: "set", mood: null, shaper: null, visual: "nebula", nature: null } as const;
  expect(after({ type: "moodChosen", mood: "focused" }, set)).toMatchObject({
    mood: "focused",
    seed: 101,
    visual: "nebula",
    isPlaying: true,
  });
});

test("Leo's nature sounds play alone, or with the music that is there", () => {
  const rain = {
    type: "set",
    mood: null,
    shaper: null,
    visual: null,
    nature: { rain: 65 },
  } as const;
  expect(after(rain)).toMatchObject({ mood: null, nature: { rain: 65 }, isPlaying: true });
  expect(after({ type: "moodChosen", mood: "calm" }, rain)).toMatchObject({
    mood: "calm",
    seed: 101,
    nature: { rain: 65 },
  });
});

test("other notes keep the mood and change the seed", () => {
  const vibes = after({ type: "moodChosen", mood: "inspired" }, { type: "varied" });
  expect(vibes).toMatchObject({ mood: "inspired", seed: 102, isPlaying: true });
});

test("nature plays beside music, without it, and stops with its last sound", () => {
  const rain = { type: "natureTurned", sound: "rain", level: 60.4 } as const;
  expect(after(rain)).toMatchObject({ mood: null, nature: { rain: 60 }, isPlaying: true });
  const silent = { type: "natureTurned", sound: "rain", level: 0 } as const;
  expect(after(rain, silent)).toMatchObject({ nature: {}, isPlaying: false });
  const calm = { type: "moodChosen", mood: "calm" } as const;
  expect(after(rain, calm, silent)).toMatchObject({ mood: "calm", nature: {}, isPlaying: true });
  expect(after(rain, calm, { type: "moodRemoved" })).toMatchObject({
    mood: null,
    nature: { rain: 60 },
    isPlaying: true,
  });
});

test("Play resumes what was there: music, nature, or calm to begin with", () => {
  expect(after({ type: "toggled" })).toMatchObject({ mood: "calm", isPlaying: true });
  const rain = { type: "mixChosen", mix: { rain: 60 } } as const;
  expect(after(rain, { type: "stopped" }, { type: "toggled" })).toMatchObject({
    mood: null,
    isPlaying: true,
  });
});

test("a link is shown and waits for Play, since browsers need a press for sound", () => {
  const session = {
    mood: "calm",
    shaper: null,
    seed: 9,
    nature: {},
    visual: "nebula",
  } as const;
  expect(after({ type: "opened", session })).toMatchObject({ ...session, isPlaying: false });
});

test("volume stays within its range, and undoing restores everything", () => {
  expect(after({ type: "turned", volume: 3 }).volume).toBe(1);
  const before = after({ type: "moodChosen", mood: "calm" });
  expect(after({ type: "toggled" }, { type: "restored", vibes: before })).toEqual(before);
});
