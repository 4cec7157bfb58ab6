import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { findBox, joinBytes, makeBox, readUint32, walkBoxes } from "./box.ts";
import { extractJpeg } from "./picture.ts";
import { TrackSplitter } from "./track-splitter.ts";

const bytes = (...values: number[]) => Uint8Array.from(values);
const uint32 = (value: number) => bytes(0, 0, 0, value);
const text = (value: string) => Uint8Array.from(value, (letter) => letter.charCodeAt(0));
const zeros = (count: number) => new Uint8Array(count);

function makeTrack(id: number, handler: string) {
  const tkhd = makeBox("tkhd", [zeros(12), uint32(id), zeros(8)]);
  const hdlr = makeBox("hdlr", [zeros(8), text(handler), zeros(4)]);
  return makeBox("trak", [tkhd, makeBox("mdia", [hdlr])]);
}
function makeFragment(tracks: number[], ...data: number[]) {
  const runs = tracks.map((id) => makeBox("traf", [makeBox("tfhd", [zeros(4), uint32(id)])]));
  return joinBytes([makeBox("moof", runs), makeBox("mdat", [bytes(...data)])]);
}
const ftyp = makeBox("ftyp", [text("iso6")]);
const moov = makeBox("moov", [
  makeBox("mvhd", [zeros(4)]),
  makeTrack(1, "vide"),
  makeTrack(2, "soun"),
  makeBox("mvex", [makeBox("trex", [zeros(4), uint32(1)]), makeBox("trex", [zeros(4), uint32(2)])]),
]);
const file = joinBytes([
  ftyp,
  moov,
  makeFragment([1], 10, 11),
  makeFragment([2], 20),
  makeFragment([1], 12),
]);

function split(pieces: Uint8Array<ArrayBuffer>[]) {
  const splitter = new TrackSplitter();
  const parts = pieces.map((piece) => splitter.push(piece));
  return {
    video: joinBytes(parts.flatMap((part) => part.video)),
    audio: joinBytes(parts.flatMap((part) => part.audio)),
  };
}

describe("TrackSplitter", () => {
  test("gives each track its own header and complete fragments", () => {
    const { video, audio } = split([file]);
    const types = (body: Uint8Array<ArrayBuffer>) => [...walkBoxes(body)].map((box) => box.type);
    expect(types(video)).toEqual(["ftyp", "moov", "moof", "mdat", "moof", "mdat"]);
    expect(types(audio)).toEqual(["ftyp", "moov", "moof", "mdat"]);
    const header = findBox(audio, "moov");
    const inside = header ? types(header.payload) : [];
    expect(inside).toEqual(["mvhd", "trak", "mvex"]);
    const defaults = findBox(audio, "moov/mvex/trex");
    expect(defaults && readUint32(defaults, 4)).toBe(2);
  });

  test("gives the same result for any chunking of the file", () => {
    const whole = split([file]);
    fc.assert(
      fc.property(fc.array(fc.nat(file.length), { maxLength: 12 }), (cuts) => {
        const at = [0, ...cuts.toSorted((a, b) => a - b), file.length];
        const pieces = at.slice(1).map((end, i) => file.slice(at[i], end));
        expect(split(pieces)).toEqual(whole);
      }),
    );
  });

  test("emits nothing before the first fragment", () => {
    expect(split([joinBytes([ftyp, moov])])).toEqual({ video: zeros(0), audio: zeros(0) });
  });

  test("throws for a file whose fragments aren't of one of its tracks each", () => {
    const plain = joinBytes([ftyp, moov]);
    expect(() => split([plain, makeBox("mdat", [bytes(1)])])).toThrow(RangeError);
    expect(() => split([plain, makeFragment([1, 2], 1)])).toThrow(RangeError);
    expect(() => split([plain, makeFragment([9], 1)])).toThrow(RangeError);
  });
});

describe("walkBoxes", () => {
  test("reads long sizes, stops at incomplete boxes, and rejects a size of zero", () => {
    const long = joinBytes([uint32(1), text("mdat"), zeros(7), bytes(18), bytes(7, 8)]);
    expect([...walkBoxes(long)].map(({ payload }) => [...payload])).toEqual([[7, 8]]);
    expect([...walkBoxes(long.slice(0, 17))]).toEqual([]);
    expect(() => [...walkBoxes(joinBytes([uint32(4), text("free")]))]).toThrow(RangeError);
  });
});

test("a thumbnail's picture is the media data, if that is a JPEG", () => {
  const jpeg = bytes(0xff, 0xd8, 0xff, 1);
  expect(extractJpeg(joinBytes([makeBox("moof", []), makeBox("mdat", [jpeg])]))).toEqual(jpeg);
  expect(extractJpeg(makeBox("mdat", [bytes(1, 2)]))).toBe(null);
});
