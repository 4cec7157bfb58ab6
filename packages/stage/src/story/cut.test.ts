import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { anyStory } from "#testing/any-story.ts";
import { shortStory } from "#testing/short-story.ts";
import { compileStory } from "./compile.ts";
import { clipCut, filmCut, trailerCut } from "./cut.ts";

const timeline = compileStory(
  shortStory([
    { wait: 8 },
    { who: "ada", say: "Is that thunder?" },
    { wait: 8 },
    { who: "bo", do: "walk", to: "far-left" },
    { who: "bo", say: "It is my stomach." },
    { wait: 9 },
  ]),
);

describe("the trailer", () => {
  const moments = [5, 11, 20, 25];
  const trailer = trailerCut(timeline, moments);

  test("is twelve seconds: four moments of two and a half, then the title", () => {
    expect(trailer.durationSeconds).toBe(12);
    for (const [piece, moment] of moments.entries()) {
      expect(trailer.at(piece * 2.5).time).toBeCloseTo(moment);
      expect(trailer.at(piece * 2.5 + 1.2)).toMatchObject({ card: null, dim: 0 });
      expect(trailer.at(piece * 2.5 + 1.2).time).toBeCloseTo(moment + 1.2);
      expect(trailer.at(piece * 2.5).dim).toBe(1);
    }
    expect(trailer.at(10.5).card?.kind).toBe("title");
  });

  test("keeps captions, sounds and pictures in sync", () => {
    const [line] = trailer.captions;
    const original = timeline.captions[0];
    expect(line?.text).toBe("Is that thunder?");
    expect(trailer.at(line?.start ?? 0).time).toBeCloseTo(original?.start ?? 0);
    for (const { at } of trailer.cues.effects) expect(at).toBeLessThan(10);
    for (const { start, end } of trailer.captions)
      expect(Math.floor(start / 2.5)).toBe(Math.floor(end / 2.5));
  });

  test("chooses moments within the film", () => {
    const own = trailerCut(timeline);
    for (const piece of [0, 1, 2, 3]) {
      const { time } = own.at(piece * 2.5 + 1);
      expect(time).toBeGreaterThanOrEqual(timeline.titleCard.end);
      expect(time).toBeLessThan(timeline.endCard.start);
    }
  });
});

test("the film shows its title once, its end card once, and nothing after its last frame", () => {
  const film = filmCut(timeline);
  expect(film.at(timeline.titleCard.start + 1).card?.kind).toBe("title");
  expect(film.at(timeline.titleCard.end).card).toBeNull();
  const last = film.at(film.durationSeconds + 9);
  expect(last.card).toEqual({ kind: "end", progress: 1 });
  expect(last.time).toBeLessThan(timeline.endCard.start);
});

describe("a clip", () => {
  const script = shortStory([
    { who: "ada", do: "wave" },
    { who: "ada", say: "Left or right?" },
    { wait: 1.01 },
  ]);
  const clip = clipCut(compileStory(script, [], "clip"));
  const { timeline: clipped } = clip;

  test("begins 0.3 s before its first step and ends after its last scene, on a frame", () => {
    expect(clipped.scenes[0]?.actors[0]?.acts[0]?.start).toBeCloseTo(0.3);
    const end = clipped.scenes.at(-1)?.end ?? 0;
    expect(clip.durationSeconds).toBeGreaterThanOrEqual(end);
    expect(clip.durationSeconds - end).toBeLessThan(1 / 24);
    expect(clip.durationSeconds * 24).toBeCloseTo(Math.round(clip.durationSeconds * 24), 9);
  });

  test("shows no cards", () => {
    for (let t = 0; t < clip.durationSeconds + 1; t += 0.1)
      expect(clip.at(t)).toMatchObject({ card: null, dim: 0 });
    expect(clip.at(99).time).toBeLessThan(clip.durationSeconds);
  });

  test("has the sounds and lines of its story, and no music", () => {
    expect(clip.cues).toMatchObject({
      isClip: true,
      hits: [],
      durationSeconds: clip.durationSeconds,
    });
    expect(clip.cues.speech).toHaveLength(1);
    expect(clip.cues.ambiences.at(0)?.start).toBe(0);
    expect(filmCut(timeline).cues.isClip).toBeUndefined();
  });

  test("of any story has a whole number of frames and all of its cues within them", () => {
    fc.assert(
      fc.property(anyStory, (any) => {
        const { durationSeconds, cues } = clipCut(compileStory(any, [], "clip"));
        expect(durationSeconds * 24).toBeCloseTo(Math.round(durationSeconds * 24), 6);
        expect(cues.effects.every(({ at }) => at < durationSeconds)).toBe(true);
      }),
      { numRuns: 60, seed: 25, endOnFailure: true },
    );
  });
});

describe("the cue sheet of any story", () => {
  test("is sorted, within the film, and starts at 0", () => {
    fc.assert(
      fc.property(anyStory, (script) => {
        const { cues, durationSeconds } = compileStory(script);
        const starts = [
          cues.sections.map(({ at }) => at),
          cues.hits.map(({ at }) => at),
          cues.effects.map(({ at }) => at),
          cues.speech.map(({ start }) => start),
        ];
        for (const list of starts) {
          expect(list).toEqual(list.toSorted((a, b) => a - b));
          expect(list.every((at) => at >= 0 && at < durationSeconds)).toBe(true);
        }
        expect(cues.sections[0]?.at).toBe(0);
        expect(cues.effects.every(({ pan }) => Math.abs(pan) <= 1)).toBe(true);
      }),
      { numRuns: 300, seed: 24, endOnFailure: true },
    );
  });

  test("marks the title, every new scene and the end", () => {
    const [scene] = shortStory([{ wait: 2 }]).scenes;
    if (!scene) throw new Error("A story has a scene.");
    const { cues, scenes, endCard } = compileStory({
      ...shortStory([{ wait: 2 }]),
      scenes: [scene, { ...scene, beat: "climax" }, { ...scene, beat: "resolution" }],
    });
    expect(cues.hits).toHaveLength(4);
    expect(cues.hits[1]).toEqual({ at: scenes[1]?.start, strength: 1 });
    expect(cues.hits.at(-1)?.at).toBeGreaterThanOrEqual(endCard.start);
  });

  test("has every footstep of a walk, panned with the walker", () => {
    const { cues, scenes } = compileStory(
      shortStory([{ who: "ada", do: "walk", to: "far-right" }]),
    );
    const steps = cues.effects.filter(({ sound }) => sound === "step-grass");
    const walk = scenes[0]?.actors[0]?.acts[0];
    expect(steps.length).toBeGreaterThan(8);
    expect(steps[0]?.at).toBeGreaterThan(walk?.start ?? 0);
    expect(steps.at(-1)?.at).toBeLessThan(walk?.end ?? 0);
    expect(steps.at(0)?.pan).toBeLessThan(-0.2);
    expect(steps.at(-1)?.pan).toBeGreaterThan(0.4);
  });

  test("replaces an act's sound by an authored one", () => {
    const soundsWith = (sound: "crash" | "boing") =>
      compileStory(
        shortStory([{ sound }, { effect: "confetti", at: "bo" }, { wait: 1 }]),
      ).cues.effects.map((cue) => cue.sound);
    expect(soundsWith("boing")).toEqual(["boing"]);
  });
});
