import { expect, test } from "vitest";
import { actorBounds } from "#actor/bounds.ts";
import { light, soft } from "#testing/light.ts";
import { SceneCast } from "#scene-cast.ts";
import { openPicture } from "#testing/test-set.ts";
import { compileStory } from "#story/compile.ts";
import type { StoryScript } from "#story/schema.ts";
import type { PropKind, RigName } from "#story/vocabulary.ts";
import { drawProp } from "./draw-prop.ts";

const carried: readonly (readonly [PropKind, number])[] = [
  ["lantern", 0.8],
  ["book", 0.8],
  ["map", 1],
  ["sword", 0.9],
  ["drum", 0.7],
  ["cake", 0.6],
  ["egg", 0.6],
  ["feather", 1.1],
  ["umbrella", 1],
  ["balloon", 1],
  ["key", 0.9],
];
const rigs: readonly RigName[] = ["child", "fox", "bear", "owl", "knight", "slime"];

test.each(carried)("holding a %s leaves the face visible, also during acts", (kind, size) => {
  const covered = rigs.flatMap((rig) => {
    const timeline = compileStory(holding(rig, kind, size));
    const [scene] = timeline.scenes;
    const taken = scene?.props[0]?.moments[1]?.at ?? 0;
    return [0.7, 2, 4, 5.2, 6.3].flatMap((later) => {
      const cast = scene && new SceneCast(scene, 572, taken + later);
      const pose = cast?.poses()[0]?.pose;
      const prop = cast?.props(true)[0];
      const member = timeline.story.cast[0];
      if (!pose || !prop || !member) throw new Error("No character holds a prop.");
      const face = { x: pose.x, y: pose.y - pose.lift - actorBounds(member).headY };
      const hidden = shareHidden(prop, face, 28);
      return hidden > 0.15 ? [`${rig} at ${later}: ${hidden.toFixed(2)}`] : [];
    });
  });
  expect(covered).toEqual([]);
});

/** Share of the circle around a face's middle that a prop covers. */
function shareHidden(
  prop: Parameters<typeof drawProp>[1],
  face: { x: number; y: number },
  radius: number,
): number {
  const scale = 0.25;
  const picture = openPicture(scale);
  drawProp(picture.surface, prop, light, soft, 1);
  const data = picture.pixels();
  let [inside, hidden] = [0, 0];
  for (let y = face.y - radius; y < face.y + radius; y += 4)
    for (let x = face.x - radius; x < face.x + radius; x += 4) {
      if (Math.hypot(x - face.x, y - face.y) > radius) continue;
      inside += 1;
      const at = Math.floor(y * scale) * picture.width + Math.floor(x * scale);
      if ((data[at * 4 + 3] ?? 0) > 150) hidden += 1;
    }
  return hidden / inside;
}

function holding(rig: RigName, kind: PropKind, size: number): StoryScript {
  return {
    version: 1,
    title: "Held",
    seed: 3,
    genre: "kids",
    music: { theme: "waltz", mood: "happy", tempo: 100, intensity: 0.5 },
    cast: [{ id: "ada", name: "Ada", rig }],
    scenes: [
      {
        beat: "setup",
        backdrop: "meadow",
        time: "day",
        cast: [{ who: "ada", at: 0.5, facing: "right" }],
        props: [{ id: "thing", kind, size, at: 0.5 }],
        steps: [
          { who: "ada", do: "pick-up", to: "thing" },
          { who: "ada", say: "Look what I have found here, of all places, today!" },
          { who: "ada", do: "wave" },
          { who: "ada", do: "cheer" },
          { wait: 1 },
        ],
      },
    ],
  };
}
