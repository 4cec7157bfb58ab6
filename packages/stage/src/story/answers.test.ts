import { describe, expect, it } from "vitest";
import { shortStory } from "#testing/short-story.ts";
import { compileStory } from "./compile.ts";
import type { StoryScript } from "./schema.ts";
import type { ActorTrack } from "./timeline.ts";

function play(steps: StoryScript["scenes"][number]["steps"]): (id: string) => ActorTrack {
  const [scene] = compileStory(shortStory(steps)).scenes;
  return (id) => {
    const track = scene?.actors.find(({ member }) => member.id === id);
    if (!track) throw new Error(`${id} is not in the scene.`);
    return track;
  };
}

describe("who is hugged", () => {
  it("turns to the other and answers for as long as the hug lasts", () => {
    const track = play([{ who: "ada", do: "hug", to: "bo" }]);
    const hug = track("ada").acts.at(-1);
    expect(track("bo").answers).toEqual([
      { verb: "hug", to: "ada", start: hug?.start, end: hug?.end },
    ]);
    expect(track("bo").gazes[0]?.to).toEqual({ id: "ada" });
    expect(track("ada").gazes[0]?.to).toEqual({ id: "bo" });
  });

  it("is the one who stands at the position of the hug", () => {
    const track = play([{ who: "ada", do: "hug", to: 0.68 }]);
    expect(track("ada").acts.at(-1)?.target).toEqual({ id: "bo" });
    expect(track("bo").answers).toHaveLength(1);
  });

  it("finishes an act of its own first", () => {
    const track = play([
      { who: "ada", do: "hug", to: "bo", seconds: 5 },
      { who: "bo", do: "hop", seconds: 3, with: true },
    ]);
    const [hop] = track("bo").acts;
    expect(track("bo").answers?.[0]?.start).toBe(hop?.end);
  });
});

describe("who is given something", () => {
  it("takes it, in the time of the act", () => {
    const track = play([
      { who: "ada", do: "pick-up", to: "ball" },
      { who: "ada", do: "give", to: "bo" },
    ]);
    const give = track("ada").acts.at(-1);
    expect(give?.verb).toBe("give");
    expect(track("bo").answers).toMatchObject([{ verb: "give", to: "ada", start: give?.start }]);
  });
});
