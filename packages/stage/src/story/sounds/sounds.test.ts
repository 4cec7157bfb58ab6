import { describe, expect, test } from "vitest";
import { compileStory } from "#story/compile.ts";
import type { StoryScript } from "#story/schema.ts";
import { backdrops, props, rigs, weathers } from "#story/vocabulary.ts";
import { shortStory } from "#testing/short-story.ts";
import { groundOf } from "./ground-of.ts";

type Scene = StoryScript["scenes"][number];

function heard(steps: Scene["steps"], scene: Partial<Scene> = {}): string[] {
  return compileStory(shortStory(steps, scene)).cues.effects.map(({ sound }) => sound);
}

/** Without the steps of who walks to a thing or to someone. */
function heardOfThings(...story: Parameters<typeof heard>): string[] {
  return heard(...story).filter((sound) => !sound.startsWith("step"));
}

describe("footsteps", () => {
  test("sound like the ground of their scene", () => {
    const walk: Scene["steps"] = [{ who: "ada", do: "walk", to: "center" }];
    expect(new Set(heard(walk, { backdrop: "kitchen" }))).toEqual(new Set(["step-wood"]));
    expect(new Set(heard(walk, { backdrop: "desert" }))).toEqual(new Set(["step-sand"]));
    expect(new Set(heard(walk, { weather: "rain" }))).toEqual(new Set(["step-water"]));
    expect(new Set(heard(walk, { backdrop: "castle", weather: "snow" }))).toEqual(
      new Set(["step-snow"]),
    );
  });

  test("stay dry indoors in any weather", () => {
    for (const weather of weathers) expect(groundOf("kitchen", weather)).toBe("step-wood");
    for (const backdrop of backdrops) expect(groundOf(backdrop, "clear")).toMatch(/^step/);
  });
});

describe("things", () => {
  test.each(props)("can be picked up with a sound of their material: %s", (kind) => {
    const sounds = heardOfThings([{ who: "ada", do: "pick-up", to: "thing" }], {
      props: [{ id: "thing", kind, at: "left-center" }],
    });
    expect(sounds).toHaveLength(1);
    expect(["clink", "ting", "tap", "page", "rustle", "leaf", "pat"]).toContain(sounds[0]);
  });

  test("sound when they are given away, opened and eaten", () => {
    const sounds = heardOfThings(
      [
        { who: "ada", do: "pick-up", to: "key" },
        { who: "ada", do: "give", to: "bo" },
        { prop: "door", becomes: "open" },
        { wait: 1 },
        { prop: "cake", becomes: "eaten" },
      ],
      {
        props: [
          { id: "key", kind: "key", at: "left" },
          { id: "door", kind: "door", at: "far-right" },
          { id: "cake", kind: "cake", at: "center" },
        ],
      },
    );
    expect(sounds).toEqual(["clink", "clink", "door", "munch"]);
  });
});

test.each(rigs)("a falling body sounds like what it is made of: %s", (rig) => {
  const story = shortStory([{ who: "ada", do: "fall" }]);
  const cast = story.cast.map((member) => (member.id === "ada" ? { ...member, rig } : member));
  const [cue] = compileStory({ ...story, cast }).cues.effects;
  const hard = rig === "robot" || rig === "knight";
  expect(cue?.sound).toBe(hard ? "clank" : rig === "slime" ? "squelch" : "thud");
});
