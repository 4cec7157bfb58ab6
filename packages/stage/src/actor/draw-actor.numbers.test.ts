import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { castMember } from "#story/schema.ts";
import type { ActorTrack } from "#story/timeline.ts";
import { emotions, rigs, verbs } from "#story/vocabulary.ts";
import type { Surface } from "#surface.ts";
import { drawActor } from "./draw-actor.ts";
import { mouthCues } from "./mouth/mouth-cues.ts";
import { poseAt } from "./pose-at.ts";
import { light, soft } from "#testing/light.ts";

const line = "Look over there!";

describe("drawActor", () => {
  it("passes only finite numbers to the surface", () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...rigs),
        fc.constantFrom(...emotions),
        fc.constantFrom(...verbs),
        fc.double({ min: 0, max: 8, noNaN: true }),
        (rig, emotion, verb, t) => {
          const look = { size: 1.4, limbs: 0.7, girth: 1.4, headSize: 0.8, pattern: "stripes" };
          const track: ActorTrack = {
            member: castMember.parse({ id: "somebody", name: "Somebody", rig, look }),
            start: { x: 0.5, height: 0, facing: 1, emotion, doing: "stand" },
            acts: [
              {
                verb,
                start: 0,
                end: 1.6,
                fromX: 0.5,
                toX: 0.6,
                fromHeight: 0,
                toHeight: 0,
                target: null,
              },
            ],
            emotions: [],
            gazes: [],
            speech: [{ start: 0.5, end: 4, text: line, mouth: mouthCues(line, 0.5, 4), to: null }],
            heard: [],
          };
          const pose = poseAt(track, t, { groundY: 600, depth: 0, resolve: () => null });
          expect(() => drawActor(strictSurface, track.member, pose, light, soft)).not.toThrow();
        },
      ),
      { numRuns: 300 },
    );
  });
});

/** A surface that draws nothing and throws for numbers that are not finite. */
const strictSurface = new Proxy({ globalAlpha: 1 } as unknown as Surface, {
  get(target, name) {
    if (name in target) return Reflect.get(target, name);
    return (...values: unknown[]) => {
      for (const value of values) {
        if (typeof value === "number" && !Number.isFinite(value))
          throw new Error(`${String(name)}(${values.join()})`);
      }
      return {
        addColorStop(_: number, color: string) {
          if (/NaN|undefined/.test(color)) throw new Error(color);
        },
      };
    };
  },
  set(target, name, value) {
    if (typeof value === "number" && !Number.isFinite(value))
      throw new Error(`${String(name)} = ${value}`);
    if (typeof value === "string" && /NaN|undefined/.test(value))
      throw new Error(`${String(name)} = ${value}`);
    return Reflect.set(target, name, value);
  },
});
