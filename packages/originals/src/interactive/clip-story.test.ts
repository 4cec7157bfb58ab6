import { compileStory } from "@goldmane/stage/story/compile";
import { placeSeed } from "@goldmane/stage/place-seed";
import { story as storySchema } from "@goldmane/stage/story/schema";
import { castVoices } from "@goldmane/stage/story/speaking/cast-voices";
import { varied } from "@goldmane/stage/story/vary-cast";
import { describe, expect, test } from "vitest";
import { clipStory } from "./clip-story.ts";
import { twoDoors } from "./testing/two-doors.ts";

const voicesIn = (clip: string, film = twoDoors) => {
  const parsed = storySchema.parse(clipStory(film, clip));
  return castVoices({ cast: parsed.cast.map(varied) });
};

describe("a clip's story", () => {
  test("has the characters that appear in the clip, and at least one", () => {
    const castOf = (clip: string) => clipStory(twoDoors, clip).cast.map(({ id }) => id);
    expect(castOf("opening")).toEqual(["vesper", "olwen"]);
    expect(castOf("right")).toEqual(["olwen"]);
    const [scene] = twoDoors.clips.waits?.scenes ?? [];
    if (!scene) throw new Error("no scene");
    const empty = { scenes: [{ ...scene, cast: [] }] };
    const film = { ...twoDoors, clips: { ...twoDoors.clips, empty } };
    expect(clipStory(film, "empty").cast).toHaveLength(1);
    expect(() => clipStory(twoDoors, "missing")).toThrow(RangeError);
  });

  test("gives a character the same voice in every clip", () => {
    // Both are alike, so that the second one's voice is moved away from the first one's.
    const [first, second] = twoDoors.cast;
    if (!first || !second) throw new Error("no cast");
    const film = { ...twoDoors, cast: [first, { ...first, id: second.id, name: second.name }] };
    expect(voicesIn("right", film).get("olwen")).toEqual(voicesIn("opening", film).get("olwen"));
    expect(voicesIn("right", film).get("olwen")).not.toEqual(
      voicesIn("opening", film).get("vesper"),
    );
  });

  test("shows a place as the other clips do, wherever its scene comes", () => {
    const seedOf = (clip: string, scene: number) => {
      const timeline = compileStory(clipStory(twoDoors, clip), [], "clip");
      const span = timeline.scenes[scene];
      if (!span) throw new Error("no scene");
      return placeSeed(timeline, span.scene);
    };
    expect(seedOf("left", 1)).toBe(seedOf("opening", 0));
    expect(seedOf("left", 0)).not.toBe(seedOf("opening", 0));
  });
});
