import { rounds, sample } from "@goldmane/std/testing/sample";
import { describe, expect, it } from "vitest";
import { measureBrightness } from "#measure/measure-brightness.ts";
import { measureLevel } from "#measure/measure-level.ts";
import { differenceOf, measurePiece } from "#measure/measure-piece.ts";
import { tempoLevel } from "#measure/measure-tempo.ts";
import { writePiece } from "#pieces/write-piece.ts";
import { moods } from "./moods/moods.ts";
import { openVibe, type VibeChoice } from "./open-vibe.ts";
import { shapeVibe } from "./shape-vibe.ts";
import { shapers } from "./shapers/shapers.ts";
import { moodNames, shaperNames } from "./vibe-names.ts";
import { sectionAt, writePassage } from "./write-passage.ts";

const rate = 16000;

function listen(choice: VibeChoice, seconds: number, from = 0) {
  const vibe = openVibe(choice, rate);
  const count = Math.ceil((seconds * rate) / vibe.blockSize);
  const left = new Float32Array(count * vibe.blockSize);
  const right = new Float32Array(count * vibe.blockSize);
  for (let index = 0; index < count; index += 1) {
    const block = vibe.block(from + index);
    left.set(block.left, index * vibe.blockSize);
    right.set(block.right, index * vibe.blockSize);
  }
  return { left, right, bpm: vibe.bpm };
}

describe("VIBES", () => {
  const choices = moodNames.flatMap((mood) =>
    [null, ...shaperNames].map((shaper) => ({ mood, shaper, seed: 7 })),
  );

  it.each(sample(choices, 8))(
    "$mood with $shaper is loud enough, never clips and has no gap",
    (choice) => {
      const { left, right } = listen(choice, 26);
      const level = measureLevel(left, right, rate);
      expect(level.loudness).toBeGreaterThan(-24);
      expect(level.loudness).toBeLessThan(-14);
      expect(level.peak).toBeLessThan(-1);
      expect(level.silentSeconds).toBeLessThan(1.5);
    },
  );

  it("is darkest for focus and brightest for energy", () => {
    const order = ["focused", "inspired", "calm", "reflective", "euphoric", "energized"] as const;
    const brightness = order.map((mood) =>
      measureBrightness(listen({ mood, shaper: null, seed: 7 }, 40).left, rate),
    );
    expect(brightness).toEqual(brightness.toSorted((a, b) => a - b));
  });

  it("has six clearly different moods", () => {
    const measured = moodNames.map((mood) => {
      const { left, bpm } = listen({ mood, shaper: null, seed: 7 }, 26);
      return { mood, bpm, measures: measurePiece(left, rate) };
    });
    for (const { mood, bpm, measures } of measured)
      expect(tempoLevel(measures.bpm, bpm, 0.02), mood).not.toBeNull();
    for (const [place, one] of measured.entries())
      for (const other of measured.slice(place + 1)) {
        expect(Math.abs(one.bpm / other.bpm - 1), `${one.mood}, ${other.mood}`).toBeGreaterThan(
          0.08,
        );
        expect(
          differenceOf(one.measures, other.measures),
          `${one.mood}, ${other.mood}`,
        ).toBeGreaterThan(4);
      }
  });

  it.each(sample(moodNames, 2))("changes %s audibly with every shaper", (mood) => {
    const measured = [null, ...shaperNames].map((shaper) =>
      measurePiece(listen({ mood, shaper, seed: 7 }, 20).left, rate),
    );
    for (const [place, one] of measured.entries())
      for (const other of measured.slice(place + 1))
        expect(differenceOf(one, other)).toBeGreaterThan(1.5);
  });

  it("is deterministic for a seed from any block on and differs between seeds", () => {
    const choice = { mood: "inspired", shaper: "lo-fi", seed: 3 } as const;
    const whole = listen(choice, 12);
    expect(listen(choice, 12)).toEqual(whole);
    expect(listen({ ...choice, seed: 4 }, 12).left).not.toEqual(whole.left);
    const late = openVibe(choice, rate).block(7);
    expect(late.left).toEqual(whole.left.slice(7 * late.left.length, 8 * late.left.length));
  });

  const minutes = rounds({ usual: 2, whole: 120 });
  it(`plays ${minutes} minutes without a gap or a clipped sample`, () => {
    const vibe = openVibe({ mood: "reflective", shaper: "nature", seed: 11 }, rate);
    const perMinute = Math.ceil((60 * rate) / vibe.blockSize);
    const blocksOf = (minute: number) =>
      Array.from({ length: perMinute }, (_, at) => vibe.block(minute * perMinute + at));
    const levels = Array.from({ length: minutes }, (_, minute) => {
      const blocks = blocksOf(minute);
      const join = (side: "left" | "right") =>
        Float32Array.from(blocks.flatMap((block) => [...block[side]]));
      return measureLevel(join("left"), join("right"), rate);
    });
    for (const level of levels) {
      expect(level.loudness).toBeGreaterThan(-32);
      expect(level.loudness).toBeLessThan(-14);
      expect(level.clipped).toBe(0);
      expect(level.silentSeconds).toBeLessThan(1.5);
    }
  });

  it("continues after an hour and without gaps between passages", () => {
    const { blockSize, bpm } = openVibe({ mood: "calm", shaper: null, seed: 7 }, rate);
    const passage = (8 * 4 * 60) / bpm;
    const hour = Math.floor((Math.ceil(3600 / passage) * passage - 4) * (rate / blockSize));
    const { left, right } = listen({ mood: "calm", shaper: null, seed: 7 }, 8, hour);
    const level = measureLevel(left, right, rate);
    expect(level.loudness).toBeGreaterThan(-26);
    expect(level.silentSeconds).toBeLessThan(0.5);
  });

  it.each(sample(choices, 8))(
    "$mood with $shaper repeats no passage within two hours",
    (choice) => {
      const shape = choice.shaper && shapers[choice.shaper];
      const vibe = shape ? shapeVibe(moods[choice.mood], shape) : moods[choice.mood];
      const passageSeconds = (8 * 4 * 60) / vibe.bpm;
      const count = Math.ceil((2 * 3600) / passageSeconds);
      const played = Array.from({ length: count }, (_, index) =>
        JSON.stringify(writePiece(writePassage(vibe, choice.seed, index)).parts),
      );
      expect(new Set(played).size).toBe(count);
    },
  );

  it("plays passages of equal length and no section twice in a row", () => {
    for (const [mood, { sections }] of Object.entries(moods)) {
      const names = Object.keys(sections);
      expect(new Set(Object.values(sections).map(({ bars }) => bars)).size, mood).toBe(1);
      const played = Array.from({ length: 200 }, (_, index) => sectionAt(names, 5, index));
      expect(new Set(played), mood).toEqual(new Set(names));
      for (const [index, name] of played.entries()) expect(name).not.toBe(played[index + 1]);
    }
  });
});
