import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { findBox, readBoxes } from "./boxes.ts";
import {
  chunkSamples,
  joinSamples,
  readBaseTime,
  readSamples,
  splitInit,
  writeFragment,
} from "./fragment.ts";
import { aacTrack, jpegTrack, readTrack, writeInit } from "./init.ts";

const sample = fc.record({
  size: fc.integer({ min: 0, max: 50 }),
  duration: fc.integer({ min: 1, max: 5000 }),
  isSync: fc.boolean(),
  compositionOffset: fc.integer({ min: -100, max: 100 }),
});
const samples = fc.array(sample, { minLength: 1, maxLength: 30 }).map((list) => ({
  samples: list,
  data: Buffer.from(list.flatMap(({ size }, at) => Array.from({ length: size }, () => at % 256))),
}));

describe("fragments", () => {
  test("return the samples that were written, whatever they contain", () => {
    fc.assert(
      fc.property(samples, fc.nat(2 ** 40), (written, baseTime) => {
        const media = writeFragment({ sequence: 1, trackId: 2, baseTime }, written);
        expect(readSamples(media)).toEqual(written);
        expect(readBaseTime(media)).toBe(baseTime);
        expect(readBoxes(media).map(({ type }) => type)).toEqual(["moof", "mdat"]);
      }),
    );
  });

  test("several in a row are read as one", () => {
    fc.assert(
      fc.property(samples, samples, (one, other) => {
        const head = { sequence: 1, trackId: 1, baseTime: 0 };
        const media = Buffer.concat([writeFragment(head, one), writeFragment(head, other)]);
        expect(readSamples(media)).toEqual(joinSamples([one, other]));
      }),
    );
  });

  test("chunks of samples join to what they were cut from", () => {
    fc.assert(
      fc.property(samples, fc.integer({ min: 1, max: 9 }), (whole, each) => {
        const count = Math.ceil(whole.samples.length / each);
        const cuts = Array.from({ length: count }, (_, index) => index * each);
        expect(joinSamples(chunkSamples(whole, cuts))).toEqual(whole);
      }),
    );
  });
});

describe("init segments", () => {
  test("describe their tracks, numbered in order", () => {
    const tracks = [jpegTrack({ width: 320, height: 180 }), aacTrack(48_000, 2)];
    for (const track of tracks) expect(readTrack(writeInit([track]))).toEqual(track);
    const both = writeInit(tracks);
    const moov = findBox(both, ["moov"]);
    const traks = readBoxes(both, moov?.body, moov?.end).filter(({ type }) => type === "trak");
    expect(
      traks.map((trak) => both.readUInt32BE((findBox(both, ["tkhd"], trak)?.body ?? 0) + 12)),
    ).toEqual([1, 2]);
  });

  test("are separated from the media after them", () => {
    const init = writeInit([aacTrack(48_000, 2)]);
    const media = writeFragment(
      { sequence: 1, trackId: 1, baseTime: 0 },
      {
        samples: [{ size: 3, duration: 1024, isSync: true, compositionOffset: 0 }],
        data: Buffer.from("abc"),
      },
    );
    const trailer = Buffer.from("0000000c6d667261 00000000".replace(" ", ""), "hex");
    expect(splitInit(Buffer.concat([init, media, trailer]))).toEqual({ init, media });
    expect(() => splitInit(media)).toThrow("no moov");
  });
});
