import { afterAll, describe, expect, test } from "vitest";
import { segmentSpans } from "#segment-layout.ts";
import { stampSegment } from "#package/stamp-segment.ts";
import type { EncodedSegment, Rung, SegmentSpan } from "#segment-source.ts";
import { ClipFolder, h264, pictures } from "#testing/clips.ts";
import { measure, openClip, seePictures } from "#testing/decode-whole.ts";

const clips = new ClipFolder();
afterAll(() => clips[Symbol.dispose]());
const signal = new AbortController().signal;

type Made = { rung: string; index: number; segment: EncodedSegment };

async function makeLadder(path: string) {
  const source = await openClip(path);
  const spans = segmentSpans(source).slice(1, 4);
  const made: Made[] = [];
  await source.encodeLadder(
    {
      rungs: source.rungs,
      spans,
      deliver: (rung, { index }, segment) => made.push({ rung: rung.name, index, segment }),
    },
    signal,
  );
  return { source, spans, made };
}

/** name, how it is encoded */
const awkward: [string, string][] = [
  ["few key pictures", `${pictures({ size: "640x480", seconds: 5 })} ${h264} -bf 3 -g 250`],
  ["of an American rate", `${pictures({ rate: "30000/1001", seconds: 6 })} ${h264}`],
  [
    "of an uneven rate",
    `${pictures({ rate: "30", seconds: 8 })} -vf select='lt(mod(n\\,10)\\,8)' -fps_mode vfr ${h264}`,
  ],
];

describe("segments encoded together equal those encoded alone", () => {
  test.for(awkward)("of a film %s", async ([name, line]) => {
    const path = clips.make(`${name.replaceAll(" ", "-")}.mp4`, line);
    const { source, spans, made } = await makeLadder(path);
    expect(spans.length).toBeGreaterThan(1);
    expect(made.length).toBe(spans.length * source.rungs.length);
    for (const rung of source.rungs) {
      const own = made.filter((each) => each.rung === rung.name);
      expect(own.map(({ index }) => index)).toEqual(spans.map(({ index }) => index));
      for (const [at, span] of spans.entries()) {
        const { segment } = own[at] ?? {};
        if (!segment) throw new Error("The segment is missing");
        const alone = await source.encodeVideo(rung, span, signal);
        expect(segment.init.equals(alone.init)).toBe(true);
        const [together, apart] = [segment, alone].map((each) =>
          Buffer.concat([each.init, stampSegment(each, span, source.frameRate)]),
        );
        if (!together || !apart) throw new Error("No picture was decoded");
        expect(measure(together)).toMatchObject({ frames: span.frames });
        const seen = seePictures(apart);
        seePictures(together).forEach((picture, frame) => {
          expect(difference(picture, seen[frame]), `frame ${frame}`).toBeLessThan(4);
        });
      }
    }
  });

  test("a segment with missing frames is left out", async () => {
    const path = clips.make("short.mp4", `${pictures({ seconds: 4 })} ${h264}`);
    const source = await openClip(path);
    const [first, second] = segmentSpans(source);
    if (!first || !second) throw new Error("The file is too short");
    const after = { index: 2, firstFrame: second.firstFrame + second.frames, frames: 999 };
    const made: number[] = [];
    const deliver = (_rung: Rung, { index }: SegmentSpan) => made.push(index);
    const { rungs } = source;
    await source.encodeLadder({ rungs, spans: [first, second, after], deliver }, signal);
    expect(made).toEqual([0, 1]);
  });

  test("stops when its signal aborts", async () => {
    const path = clips.make("long.mp4", `${pictures({ seconds: 20 })} ${h264}`);
    const source = await openClip(path);
    const stopping = new AbortController();
    const making = source.encodeLadder(
      {
        rungs: source.rungs,
        spans: segmentSpans(source),
        deliver: () => stopping.abort(new Error("Enough")),
      },
      stopping.signal,
    );
    await expect(making).rejects.toThrow("Enough");
  });
});

/** Mean difference of two gray pictures, 0 to 255. */
function difference(one: Buffer, other: Buffer | undefined): number {
  if (!other) return Number.POSITIVE_INFINITY;
  return one.reduce((sum, value, at) => sum + Math.abs(value - (other[at] ?? 0)), 0) / one.length;
}
