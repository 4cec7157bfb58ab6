import { describe, expect, test } from "vitest";
import { shortStory } from "#testing/short-story.ts";
import { toWebVtt } from "./captions.ts";
import { compileStory } from "./compile.ts";

const long =
  "We walked all night under the tall trees, and nobody sang. Then, far below us, the whole valley lit up like a birthday cake.";
const { captions, cues } = compileStory({
  ...shortStory([
    { who: "ada", say: long },
    { narrate: "Nobody had expected that." },
    { who: "bo", say: "Salt & pepper <both>, please!" },
  ]),
});

describe("captions", () => {
  test("split a long line at clause boundaries without losing words", () => {
    const [first, second] = captions;
    expect(first?.text).toBe("We walked all night under the tall trees, and nobody sang.");
    expect(`${first?.text} ${second?.text}`).toBe(long);
    expect(second?.start).toBe(first?.end);
  });

  test("never run faster than seventeen characters a second, however fast a voice", () => {
    const script = shortStory([{ who: "ada", say: long }]);
    const hasty = compileStory({
      ...script,
      cast: script.cast.map((member) => ({ ...member, voice: { rate: 1.5 } })),
    });
    for (const { text, start, end } of [...captions, ...hasty.captions])
      expect(text.length / (end - start)).toBeLessThanOrEqual(17.001);
  });

  test("name the speaker, and no one for narration", () => {
    expect(captions.map(({ speaker }) => speaker)).toEqual(["Ada", "Ada", null, "Bo"]);
  });
});

describe("the WebVTT file", () => {
  const blocks = toWebVtt(captions).trimEnd().split("\n\n");

  test("has one cue per caption, in order, with well-formed times and no empty line within", () => {
    expect(blocks[0]).toBe("WEBVTT");
    expect(blocks).toHaveLength(captions.length + 1);
    let before = 0;
    for (const block of blocks.slice(1)) {
      const [times = "", ...text] = block.split("\n");
      expect(times).toMatch(/^\d\d:\d\d:\d\d\.\d{3} --> \d\d:\d\d:\d\d\.\d{3}$/);
      const [start = 0, end = 0] = times.split(" --> ").map(secondsOf);
      expect(start).toBeGreaterThanOrEqual(before);
      expect(end).toBeGreaterThan(start);
      before = end;
      expect(text.length).toBeGreaterThan(0);
      expect(text.length).toBeLessThanOrEqual(2);
    }
  });

  test("escapes what would be markup and marks the voice", () => {
    expect(blocks.at(-1)).toContain("<v Bo>Salt &amp; pepper &lt;both&gt;, please!");
  });
});

test("the score ducks under every spoken line, and its voices end with it", () => {
  expect(cues.speech).toHaveLength(2);
  for (const { start, end, syllables } of cues.speech) {
    expect(syllables.length).toBeGreaterThan(3);
    for (const { at, seconds } of syllables) {
      expect(at).toBeGreaterThanOrEqual(start);
      expect(at + seconds).toBeLessThanOrEqual(end + 0.001);
    }
  }
  expect(cues.speech.map(({ start }) => start)).toEqual([captions[0]?.start, captions[3]?.start]);
});

function secondsOf(clock: string): number {
  const [hours = 0, minutes = 0, seconds = 0] = clock.split(":").map(Number);
  return hours * 3600 + minutes * 60 + seconds;
}
