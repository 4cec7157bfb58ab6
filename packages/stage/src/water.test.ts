import { describe, expect, test } from "vitest";
import { waterLine } from "#set/nature/water/bathing-layers.ts";
import { compileStory } from "#story/compile.ts";
import { floodOf } from "#story/flood-of.ts";
import type { StoryScript } from "#story/schema.ts";
import { shortStory } from "#testing/short-story.ts";
import { SceneCast } from "./scene-cast.ts";

type SceneScript = StoryScript["scenes"][number];

const groundY = 622;

/** A scene with Ada and Bo at given positions. */
function scene(cast: SceneScript["cast"], more: Partial<SceneScript> = {}) {
  const [span] = compileStory(shortStory([{ wait: 6 }], { cast, ...more })).scenes;
  if (!span) throw new Error("The compiled story has no scene.");
  return span;
}

describe("water on the stage", () => {
  test("is absent while no character swims or sails", () => {
    expect(floodOf(scene([{ who: "ada", at: 0.3 }]))).toBeNull();
  });

  test("ends at a shore between swimmers and others", () => {
    const right = floodOf(
      scene([
        { who: "ada", at: 0.3 },
        { who: "bo", at: 0.7, doing: "swim" },
      ]),
    );
    expect(right?.shore?.side).toBe(1);
    expect(right?.shore?.x).toBeGreaterThan(0.3);
    expect(right?.shore?.x).toBeLessThan(0.7);
    const left = floodOf(
      scene([
        { who: "ada", at: 0.7 },
        { who: "bo", at: 0.3, doing: "swim" },
      ]),
    );
    expect(left?.shore?.side).toBe(-1);
  });

  test("is everywhere when swimmers are alone or between others", () => {
    expect(floodOf(scene([{ who: "bo", at: 0.5, doing: "swim" }]))).toEqual({ shore: null });
    const amid = floodOf(
      scene([
        { who: "ada", at: 0.5 },
        { who: "bo", at: 0.5, doing: "swim" },
      ]),
    );
    expect(amid).toEqual({ shore: null });
  });

  test("carries a boat with its sailor", () => {
    const boat = { id: "boat", kind: "boat", at: 0.5, size: 1.5, front: true } as const;
    const span = scene([{ who: "ada", at: 0.45, doing: "sail" }], { props: [boat] });
    for (const later of [0.5, 2, 3.7]) {
      const cast = new SceneCast(span, groundY, span.start + later);
      const hull = cast.props(true)[0];
      const sailor = cast.poses()[0]?.pose;
      expect(hull?.y).toBeGreaterThan(waterLine);
      expect(hull?.y).toBeLessThan(waterLine + 40);
      expect(sailor?.crouch).toBeGreaterThan(0.9);
      expect((hull?.y ?? 0) - (sailor?.y ?? 0)).toBeCloseTo(15);
    }
  });

  test("surrounds a floating tub without swimmers", () => {
    const tub = { id: "tub", kind: "tub", at: 0.75, afloat: true } as const;
    const span = scene([{ who: "ada", at: 0.3 }], { props: [tub] });
    const shore = floodOf(span)?.shore;
    expect(shore?.side).toBe(1);
    expect(shore?.x).toBeLessThan(0.75);
    const afloat = new SceneCast(span, groundY, span.start + 1).props(false)[0];
    expect(afloat?.y).toBeGreaterThan(waterLine);
  });

  test("stays around a leaping whale but not around a bear", () => {
    const script = shortStory([{ who: "bo", do: "jump" }, { wait: 3 }], {
      cast: [{ who: "bo", at: 0.6, doing: "swim" }],
    });
    const swims = (rig: "whale" | "bear") => {
      const cast = [{ id: "bo", name: "Bo", rig }];
      const [span] = compileStory({ ...script, cast }).scenes;
      return span && new SceneCast(span, groundY, span.end - 0.2).poses()[0]?.pose.swim;
    };
    expect(swims("whale")).toBe(1);
    expect(swims("bear")).toBe(0);
  });

  test("leaves a boat beyond the shore on the ground", () => {
    const boat = { id: "boat", kind: "boat", at: 0.1 } as const;
    const cast = [
      { who: "ada", at: 0.3 },
      { who: "bo", at: 0.8, doing: "swim" as const },
    ];
    const span = scene(cast, { props: [boat] });
    expect(new SceneCast(span, groundY, span.start + 1).props(false)[0]?.y).toBe(groundY);
  });
});

describe("a prop in the air", () => {
  const hangs = (kind: "lantern" | "bell" | "key", height: number, roofed = false) => {
    const span = scene([{ who: "ada", at: 0.3 }], {
      props: [{ id: "thing", kind, at: 0.6, height }],
    });
    return new SceneCast(span, groundY, span.start + 1, roofed).props(false)[0]?.hangs?.by;
  };

  test("hangs from a post outdoors and by a cord under a roof", () => {
    expect(hangs("lantern", 0.3)).toBe("post");
    expect(hangs("bell", 0.3)).toBe("post");
    expect(hangs("lantern", 0.3, true)).toBe("cord");
  });

  test("stands when it is on the ground and floats when it has no ring", () => {
    expect(hangs("lantern", 0)).toBeUndefined();
    expect(hangs("key", 0.3)).toBeUndefined();
  });
});
