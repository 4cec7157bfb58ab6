import { createCanvas } from "@napi-rs/canvas";
import { describe, expect, it } from "vitest";
import { headAt } from "#actor/head-at.ts";
import { SceneCast } from "#scene-cast.ts";
import { compileStory } from "#story/compile.ts";
import type { StoryScript } from "#story/schema.ts";
import { stageScene } from "#stage-scene.ts";
import { drawScene } from "#draw-scene.ts";
import { host } from "#testing/test-set.ts";
import type { Surface } from "#surface.ts";

type Scene = StoryScript["scenes"][number];

function film(
  steps: Scene["steps"],
  shadow: Partial<Scene["cast"][number]> = {},
  lampAt = 0.3,
): ReturnType<typeof compileStory> {
  return compileStory({
    version: 1,
    title: "A Shadow",
    seed: 4,
    genre: "kids",
    music: { theme: "drift", mood: "calm", tempo: 80, intensity: 0.4 },
    cast: [
      { id: "otti", name: "Ottilie", rig: "child" },
      { id: "shade", name: "Shade", rig: "child" },
    ],
    scenes: [
      {
        beat: "setup",
        backdrop: "bedroom",
        time: "night",
        cast: [
          { who: "otti", at: 0.5, facing: "right" },
          { who: "shade", at: 0.5, as: "shadow", of: "otti", ...shadow },
        ],
        props: [{ id: "lamp", kind: "lantern", at: lampAt }],
        steps,
      },
    ],
  });
}

function at(timeline: ReturnType<typeof film>, time: number) {
  const [scene] = timeline.scenes;
  if (!scene) throw new Error("The film has no scene");
  const cast = new SceneCast(scene, 622, time);
  const [body] = cast.poses();
  const [shadow] = cast.shadows();
  if (!body || !shadow) throw new Error("Somebody is missing");
  return { scene, body, shadow, head: headAt(shadow.track.member, shadow.pose) };
}

describe("a shadow", () => {
  it("does what its owner does, at its owner's feet", () => {
    const { body, shadow } = at(film([{ who: "otti", do: "walk", to: 0.8, seconds: 3 }]), 5);
    expect(body.pose.x).toBeGreaterThan(650);
    expect(shadow.pose.x).toBe(body.pose.x);
    expect(shadow.pose.feet).toEqual(body.pose.feet);
    expect(shadow.pose.arms).toEqual(body.pose.arms);
  });

  it("acts by itself while its owner stands still", () => {
    const { body, shadow } = at(film([{ who: "shade", do: "wave", seconds: 2 }]), 4.4);
    expect(shadow.pose.arms.near.y).toBeLessThan(body.pose.arms.near.y - 0.5);
  });

  it("stays where it walked or sat down", () => {
    const steps: Scene["steps"] = [
      { who: "shade", do: "sit", seconds: 1 },
      { who: "otti", do: "run", to: 0.9, seconds: 2 },
    ];
    const { body, shadow } = at(film(steps), 6.4);
    expect(body.pose.x).toBeGreaterThan(1100);
    expect(shadow.pose.x).toBeCloseTo(640, 0);
    expect(shadow.pose.crouch).toBeGreaterThan(0.9);
  });

  it("falls away from the lamp", () => {
    const rests: Scene["steps"] = [{ wait: 3 }];
    expect(at(film(rests, {}, 0.3), 4).head.x).toBeGreaterThan(700);
    expect(at(film(rests, {}, 0.7), 4).head.x).toBeLessThan(580);
  });

  it("lies low on the ground, and stands upright on a wall", () => {
    const rests: Scene["steps"] = [{ wait: 3 }];
    const lying = at(film(rests), 4);
    const upright = at(film(rests, { falls: "wall" }), 4);
    expect(lying.head.y).toBeGreaterThan(622 - 90);
    expect(upright.head.y).toBeLessThan(622 - 130);
  });

  it("is no body: nothing but the picture shows it", () => {
    const timeline = film([{ wait: 3 }], { falls: "wall" });
    const { scene, head } = at(timeline, 4);
    const draw = (without: boolean) => {
      const canvas = createCanvas(640, 360);
      const surface = canvas.getContext("2d") as unknown as Surface;
      const shown = without
        ? { ...scene, actors: scene.actors.filter(({ member }) => member.as !== "shadow") }
        : scene;
      surface.setTransform(0.5, 0, 0, 0.5, 0, 0);
      drawScene(surface, stageScene(host, timeline, shown, 0.5), 4, { x: 640, y: 360, zoom: 1 });
      // Beside the eyes, which are bright.
      const x = Math.round(head.x / 2 - head.halfWidth * 0.38);
      const [r = 0, g = 0, b = 0] = canvas
        .getContext("2d")
        .getImageData(x, head.y / 2 - 14, 1, 1).data;
      return r + g + b;
    };
    expect(draw(false)).toBeLessThan(draw(true) * 0.75);
  });

  it("must not be its own", () => {
    expect(() => film([{ wait: 1 }], { of: "shade" })).toThrow(/its own shadow/);
  });
});
