import { describe, expect, it } from "vitest";
import { handAt } from "#actor/hand-at.ts";
import { headAt } from "#actor/head-at.ts";
import { SceneCast } from "#scene-cast.ts";
import { compileStory } from "#story/compile.ts";
import { noseAt } from "./pull-nose.ts";

const groundY = 622;

const timeline = compileStory({
  version: 1,
  title: "The Knocker",
  seed: 4,
  genre: "kids",
  music: { theme: "drift", mood: "calm", tempo: 80, intensity: 0.4 },
  cast: [
    { id: "caller", name: "Caller", rig: "elder" },
    { id: "knocker", name: "Knocker", rig: "lion", look: { size: 0.62, headSize: 1.25 } },
  ],
  scenes: [
    {
      beat: "setup",
      backdrop: "meadow",
      time: "day",
      cast: [
        { who: "caller", at: 0.2, facing: "right" },
        { who: "knocker", at: 0.3, as: "relief", within: "door" },
      ],
      props: [{ id: "door", kind: "door", at: 0.6, size: 1.9 }],
      steps: [{ who: "caller", do: "pull", to: "knocker", seconds: 4 }, { wait: 2 }],
    },
  ],
});

const [scene] = timeline.scenes;
const pull = scene?.actors.flatMap(({ acts }) => acts).find(({ verb }) => verb === "pull");

function at(time: number) {
  if (!scene) throw new Error("The film has no scene");
  const bodies = new SceneCast(scene, groundY, time).poses();
  const caller = bodies.find(({ track }) => track.member.id === "caller");
  const knocker = bodies.find(({ track }) => track.member.id === "knocker");
  if (!caller || !knocker) throw new Error("Somebody is missing");
  return { caller, knocker };
}

function during(share: number) {
  if (!pull) throw new Error("Nobody pulls");
  return at(pull.start + (pull.end - pull.start) * share);
}

describe("a head in relief", () => {
  it("is mounted on its door, and does not sway", () => {
    for (const time of [1, 2.3, 3.7]) {
      const { track, pose } = at(time).knocker;
      const head = headAt(track.member, pose);
      expect(Math.abs(head.x - 0.6 * 1280)).toBeLessThan(8);
      expect(groundY - head.y).toBeGreaterThan(142 * 1.9 * 0.5);
      expect(groundY - head.y).toBeLessThan(142 * 1.9 * 0.66);
    }
  });

  it("needs a thing to be in", () => {
    const { story } = timeline;
    const scenes = story.scenes.map((one) => ({
      ...one,
      cast: one.cast.map(({ who, as }) => ({ who, at: 0.5, ...(as && { as }) })),
    }));
    expect(() => compileStory({ ...story, scenes })).toThrow(/in relief within no prop/);
  });
});

describe("a pulled nose", () => {
  it("is held by the hand and stretched towards it", () => {
    const { caller, knocker } = during(0.6);
    const hand = handAt(caller.track.member, caller.pose);
    const nose = noseAt(knocker.track.member, knocker.pose, caller.pose, knocker.pose.snout);
    expect(knocker.pose.snout).toBeGreaterThan(0.9);
    expect(Math.hypot(hand.x - nose.x, hand.y - nose.y)).toBeLessThan(12);
    expect(nose.x).toBeLessThan(headAt(knocker.track.member, knocker.pose).x - 40);
  });

  it("springs back when the hand lets go", () => {
    const springs = [0.72, 0.76, 0.8, 0.84].map((share) => during(share).knocker.pose.snout);
    expect(Math.min(...springs)).toBeLessThan(0);
    expect(Math.abs(during(0.99).knocker.pose.snout)).toBeLessThan(0.2);
    expect(at((pull?.end ?? 0) + 0.5).knocker.pose.snout).toBe(0);
  });
});
