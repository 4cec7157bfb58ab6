import { describe, expect, it } from "vitest";
import { album } from "#album/album.ts";
import { readChord } from "./chord-name.ts";
import { layOutForm } from "./lay-out-form.ts";
import { meters } from "./meters.ts";
import { readStrokes, strokesInBar } from "./strokes.ts";

const [any] = album;
if (!any) throw new Error("The album is empty");
const piece = any;

describe("readChord", () => {
  it.each([
    ["I", 0, [0, 4, 7]],
    ["ii9", 2, [0, 3, 7, 10, 14]],
    ["bVIM7", 8, [0, 4, 7, 11]],
    ["V7b9", 7, [0, 4, 7, 10, 13]],
    ["viio7", 11, [0, 3, 6, 9]],
    ["IV5", 5, [0, 7]],
  ] as const)("reads %s", (symbol, root, tones) => {
    expect(readChord(symbol)).toEqual({ symbol, root, tones });
  });

  it.each(["", "H", "I%", "bb7", "VIII"])("throws for %j", (symbol) => {
    expect(() => readChord(symbol)).toThrow(RangeError);
  });
});

describe("readStrokes", () => {
  it("holds a note for the length of its dashes", () => {
    expect(readStrokes("R--. 5-x.").strokes).toEqual([
      { step: 0, steps: 3, sign: "R" },
      { step: 4, steps: 2, sign: "5" },
      { step: 6, steps: 1, sign: "x" },
    ]);
  });

  it("repeats a two-bar line from the third bar on", () => {
    const line = "A...B...";
    expect(strokesInBar(line, 2, 4)).toEqual(strokesInBar(line, 0, 4));
    expect(strokesInBar(line, 1, 4)[0]).toMatchObject({ step: 0, sign: "B" });
  });
});

describe("layForm", () => {
  const straight = {
    ...piece,
    bpm: 120,
    meter: meters["4/4"],
    form: "intro",
    ending: "stop",
  } as const;
  const sections = { intro: { bars: 4, chords: "I IV,V", plays: "uke" } };

  it("times bars by the tempo", () => {
    const { bars } = layOutForm({ ...straight, sections, swing: { steps: 1, place: 0.5 } });
    expect(bars.map(({ times }) => times[0])).toEqual([0, 2, 4, 6]);
    expect(bars[1]?.spans.map(({ chord, from }) => [chord.symbol, from])).toEqual([
      ["IV", 0],
      ["V", 8],
    ]);
  });

  it("delays the second note of a pair and keeps the beat", () => {
    const { bars } = layOutForm({ ...straight, sections, swing: { steps: 2, place: 2 / 3 } });
    expect(bars[0]?.times[2]).toBeCloseTo(0.5 * (2 / 3));
    expect(bars[0]?.times[4]).toBeCloseTo(0.5);
  });

  it("slows down at the end of a piece with a slow ending", () => {
    const { bars } = layOutForm({ ...straight, sections, ending: "slow" });
    const lengths = bars.map(({ times }) => (times.at(-1) ?? 0) - (times[0] ?? 0));
    expect(lengths[3]).toBeGreaterThan((lengths[2] ?? 0) + 0.1);
    expect(lengths[2]).toBeGreaterThan((lengths[0] ?? 0) + 0.1);
  });
});
