import { describe, expect, it } from "vitest";
import { shapeBuild } from "#actor/figure/build.ts";
import { handAt } from "#actor/hand-at.ts";
import { headAt } from "#actor/head-at.ts";
import { rigOf } from "#actor/rig-of.ts";
import { SceneCast } from "#scene-cast.ts";
import { compileStory } from "#story/compile.ts";
import type { StoryScript } from "#story/schema.ts";
import { fourLegged, type RigName } from "#story/vocabulary.ts";
import { quadrupedFrame } from "./frame.ts";

const groundY = 622;
type Scene = StoryScript["scenes"][number];

function film(rig: RigName, steps: Scene["steps"]) {
  return compileStory({
    version: 1,
    title: "Four Legs",
    seed: 4,
    genre: "kids",
    music: { theme: "drift", mood: "calm", tempo: 80, intensity: 0.4 },
    cast: [{ id: "one", name: "One", rig }],
    scenes: [
      {
        beat: "setup",
        backdrop: "meadow",
        time: "day",
        cast: [{ who: "one", at: 0.2, facing: "right", as: "four-legged" }],
        props: [{ id: "ball", kind: "ball", at: 0.5 }],
        steps,
      },
    ],
  });
}

function at(timeline: ReturnType<typeof film>, time: number) {
  const [scene] = timeline.scenes;
  const [body] = scene ? new SceneCast(scene, groundY, time).poses() : [];
  if (!scene || !body) throw new Error("Nobody is there");
  const { member } = body.track;
  const build = shapeBuild(rigOf(member.rig).build, member.look);
  return {
    scene,
    ...body,
    frame: quadrupedFrame(build, body.pose),
    head: headAt(member, body.pose),
  };
}

describe("an animal on four legs", () => {
  it.each([...fourLegged])("carries its head ahead of its shoulders: %s", (rig) => {
    const { frame, head, pose } = at(film(rig, [{ wait: 2 }]), 4);
    expect(frame.shoulder.x - frame.hip.x).toBeGreaterThan(60);
    expect(frame.head.x).toBeGreaterThan(frame.shoulder.x);
    expect(frame.head.y).toBeLessThan(frame.shoulder.y);
    expect(head.x - pose.x).toBeGreaterThan(30);
  });

  it("walks with planted feet", () => {
    const timeline = film("fox", [{ who: "one", do: "walk", to: 0.6, seconds: 4 }]);
    const planted = { near: [] as number[], far: [] as number[] };
    let most = 0;
    for (let time = 3.8; time < 7; time += 1 / 24) {
      const { pose } = at(timeline, time);
      for (const side of ["near", "far"] as const) {
        const { x, y } = pose.feet[side];
        if (y > 0.001) planted[side] = [];
        else planted[side].push(pose.x + x * pose.scale);
        const held = planted[side];
        most = Math.max(most, Math.max(0, ...held) - Math.min(9999, ...held));
      }
    }
    expect(most).toBeLessThan(1);
  });

  it("sits with its front up, and sleeps on the ground", () => {
    const sitting = at(film("cat", [{ who: "one", do: "sit" }, { wait: 2 }]), 6).frame;
    expect(sitting.shoulder.y).toBeLessThan(sitting.hip.y - 25);
    const asleep = at(film("cat", [{ who: "one", do: "sleep" }, { wait: 3 }]), 8).frame;
    expect(asleep.shoulder.y).toBeCloseTo(asleep.hip.y, 0);
    expect(asleep.head.y).toBeGreaterThan(sitting.head.y + 40);
  });

  it("takes a thing with its mouth", () => {
    const timeline = film("fox", [
      { who: "one", do: "pick-up", to: "ball", seconds: 4 },
      { wait: 2 },
    ]);
    const act = timeline.scenes[0]?.actors[0]?.acts.find(({ verb }) => verb === "pick-up");
    if (!act) throw new Error("Nothing is taken");
    const { track, pose } = at(timeline, act.start + (act.end - act.start) * 0.54);
    const mouth = handAt(track.member, pose);
    expect(Math.hypot(mouth.x - 640, mouth.y - (groundY - 24))).toBeLessThan(30);
  });

  it("needs a rig with four legs", () => {
    expect(() => film("robot", [{ wait: 1 }])).toThrow(/no four legs/);
  });
});
