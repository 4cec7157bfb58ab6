import { expect, it } from "vitest";
import { SceneCast } from "#scene-cast.ts";
import { compileStory } from "#story/compile.ts";
import { mouthAt } from "./swallow.ts";

it("draws a thing into the mouth, smaller and smaller, until it is gone", () => {
  const timeline = compileStory({
    version: 1,
    title: "A Yawn",
    seed: 4,
    genre: "kids",
    music: { theme: "drift", mood: "calm", tempo: 80, intensity: 0.4 },
    cast: [{ id: "maroo", name: "Maroo", rig: "whale" }],
    scenes: [
      {
        beat: "setup",
        backdrop: "sky",
        time: "dusk",
        cast: [{ who: "maroo", at: 0.3, facing: "right", height: 0.1 }],
        props: [{ id: "star", kind: "star", at: 0.6, height: 0.4 }],
        steps: [{ who: "maroo", do: "swallow", to: "star", seconds: 3 }, { wait: 1 }],
      },
    ],
  });
  const [scene] = timeline.scenes;
  const act = scene?.actors.flatMap(({ acts }) => acts).at(0);
  if (!scene || !act) throw new Error("Nobody swallows");
  const at = (share: number) => {
    const cast = new SceneCast(scene, 622, act.start + (act.end - act.start) * share);
    const [star] = [...cast.props(false), ...cast.props(true)];
    const [maroo] = cast.poses();
    if (!star || !maroo) throw new Error("Something is missing");
    const mouth = mouthAt(maroo.track.member, maroo.pose);
    return { star, away: Math.hypot(star.x - mouth.x, star.y - mouth.y) };
  };
  expect(at(0.1).star.x).toBeCloseTo(0.6 * 1280);
  expect(at(0.45).away).toBeLessThan(at(0.3).away);
  expect(at(0.69).away).toBeLessThan(6);
  expect(at(0.69).star.size).toBeLessThan(0.4);
  expect(at(1).star.look?.presence).toBe(0);
});
