import { describe, expect, it } from "vitest";
import { mouthCues } from "#actor/mouth/mouth-cues.ts";
import { poseAt } from "#actor/pose-at.ts";
import { castMember } from "#story/schema.ts";
import type { ActorTrack, Heard } from "#story/timeline.ts";
import { emotions } from "#story/vocabulary.ts";
import { feelings } from "./emotions.ts";

const place = { groundY: 600, depth: 0, resolve: () => null };

function trackWith(parts: Partial<ActorTrack>): ActorTrack {
  return {
    member: castMember.parse({ id: "ada", name: "Ada", rig: "fox" }),
    start: { x: 0.5, height: 0, facing: 1, emotion: "neutral", doing: "stand" },
    acts: [],
    emotions: [],
    gazes: [],
    speech: [],
    heard: [],
    ...parts,
  };
}

describe("an expression", () => {
  const text = "I have never seen anything so wonderful in my life.";
  const spoken = trackWith({
    emotions: [{ at: 1, emotion: "excited" }],
    speech: [{ start: 1, end: 5, text, mouth: mouthCues(text, 1, 5), to: null }],
  });

  it("lasts as long as its line, and has faded two seconds later", () => {
    expect(poseAt(spoken, 4.9, place).face.pupils).toBe("star");
    const later = poseAt(spoken, 7.2, place).face;
    expect(later.pupils).toBe("round");
    expect(later.smile).toBeGreaterThan(0.5);
  });

  it.each(emotions)("of any kind fades without a jump: %s", (emotion) => {
    const track = trackWith({ emotions: [{ at: 1, emotion }] });
    let before = poseAt(track, 2, place);
    for (let t = 2; t < 7; t += 1 / 48) {
      const pose = poseAt(track, t, place);
      expect(Math.abs(pose.face.smile - before.face.smile)).toBeLessThan(0.08);
      expect(Math.abs(pose.arms.near.y - before.arms.near.y)).toBeLessThan(0.08);
      before = pose;
    }
  });

  it("that comes again after it has faded returns without a jump", () => {
    const track = trackWith({
      emotions: [
        { at: 1, emotion: "excited" },
        { at: 9, emotion: "excited" },
      ],
    });
    const [before, after] = [8.995, 9.005].map((t) => poseAt(track, t, place));
    expect(Math.abs((before?.arms.near.y ?? 0) - (after?.arms.near.y ?? 9))).toBeLessThan(0.08);
    expect(poseAt(track, 10, place).face.pupils).toBe("star");
  });

  it("of a portrait stays", () => {
    const portrait = trackWith({ start: { ...spoken.start, emotion: "silly" } });
    expect(poseAt(portrait, 60, place).face.mouth.rest.tongue).toBe(feelings.silly.mouth.tongue);
  });
});

describe("a listener", () => {
  const line: Heard = {
    start: 2,
    end: 5,
    emotion: "sad",
    isAddressed: true,
    asks: false,
    cries: false,
  };
  const facesOf = (heard: Heard[], t: number) => poseAt(trackWith({ heard }), t, place);

  it("shows some of what the speaker feels, and lets go of it afterwards", () => {
    expect(facesOf([line], 3.5).face.smile).toBeLessThan(facesOf([], 3.5).face.smile - 0.2);
    expect(facesOf([line], 6).face.smile).toBeCloseTo(facesOf([], 6).face.smile);
  });

  it("leans in more when addressed than when overhearing", () => {
    const overheard = facesOf([{ ...line, isAddressed: false }], 3.5).lean;
    expect(facesOf([line], 3.5).lean).toBeGreaterThan(overheard);
  });

  it("raises the brows at the end of a question", () => {
    const asked = facesOf([{ ...line, asks: true }], 5).face.brows.raise;
    expect(asked).toBeGreaterThan(facesOf([line], 5).face.brows.raise + 0.1);
  });

  it("keeps the feet where they are", () => {
    for (let t = 2; t < 6; t += 0.1) {
      const { feet } = facesOf([{ ...line, cries: true }], t);
      expect([feet.near.x, feet.far.x]).toEqual([0, 0]);
    }
  });
});

describe("a head", () => {
  it("turns gradually to a target that a line and a look name at the same time", () => {
    const track = trackWith({
      gazes: [{ at: 2, to: { id: "bo" } }],
      speech: [{ start: 2, end: 5, text: "Oh.", mouth: mouthCues("Oh.", 2, 5), to: "bo" }],
    });
    const aside = { ...place, resolve: () => ({ x: 660, y: 300 }) };
    const turns = [1.99, 2.02, 2.2, 2.8].map((t) => poseAt(track, t, aside).head.turn);
    expect(Math.abs((turns[1] ?? 9) - (turns[0] ?? 0))).toBeLessThan(0.02);
    expect(turns[2]).not.toBeCloseTo(turns[3] ?? 0, 3);
  });
});
