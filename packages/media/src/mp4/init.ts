import { box, fullBox, requireBox, u16, u32 } from "./boxes.ts";

/** One track as an init segment describes it. */
export type Track = {
  kind: "video" | "audio";
  /** Ticks per second. */
  timescale: number;
  /** Pixels as shown; 0 for audio. */
  width: number;
  height: number;
  /** The whole stsd box: codec and its configuration. */
  description: Buffer;
};

/** Reads the only track of an init segment. */
export function readTrack(init: Buffer): Track {
  const trak = requireBox(init, ["moov", "trak"]);
  const tkhd = requireBox(init, ["tkhd"], trak);
  const mdhd = requireBox(init, ["mdia", "mdhd"], trak);
  const handler = requireBox(init, ["mdia", "hdlr"], trak);
  const stsd = requireBox(init, ["mdia", "minf", "stbl", "stsd"], trak);
  return {
    kind:
      init.toString("latin1", handler.body + 8, handler.body + 12) === "vide" ? "video" : "audio",
    timescale: init.readUInt32BE(mdhd.body + (init[mdhd.body] === 1 ? 20 : 12)),
    width: init.readUInt16BE(tkhd.end - 8),
    height: init.readUInt16BE(tkhd.end - 4),
    description: init.subarray(stsd.start, stsd.end),
  };
}

/** The init segment of these tracks, numbered from 1 in the given order. */
export function writeInit(tracks: readonly Track[]): Buffer {
  return Buffer.concat([
    box("ftyp", latin("iso6"), u32(0), latin("iso6cmfcmp41")),
    box(
      "moov",
      fullBox(
        "mvhd",
        {},
        u32(0, 0, 1000, 0, 0x00010000),
        u16(0x0100),
        zeros(10),
        matrix,
        zeros(24),
        u32(tracks.length + 1),
      ),
      ...tracks.map((track, index) => trakBox(track, index + 1)),
      box("mvex", ...tracks.map((_, index) => fullBox("trex", {}, u32(index + 1, 1, 0, 0, 0)))),
    ),
  ]);
}

function trakBox(track: Track, id: number): Buffer {
  const isVideo = track.kind === "video";
  return box(
    "trak",
    fullBox(
      "tkhd",
      { flags: 3 },
      u32(0, 0, id, 0, 0),
      zeros(8),
      u16(0, isVideo ? 0 : 1, isVideo ? 0 : 0x0100, 0),
      matrix,
      u32(track.width << 16, track.height << 16),
    ),
    box(
      "mdia",
      fullBox("mdhd", {}, u32(0, 0, track.timescale, 0), u16(0x55c4, 0)),
      fullBox("hdlr", {}, u32(0), latin(isVideo ? "vide" : "soun"), zeros(12), latin("\0")),
      box(
        "minf",
        isVideo ? fullBox("vmhd", { flags: 1 }, zeros(8)) : fullBox("smhd", {}, zeros(4)),
        box("dinf", fullBox("dref", {}, u32(1), fullBox("url ", { flags: 1 }))),
        box(
          "stbl",
          track.description,
          ...["stts", "stsc", "stco"].map((type) => fullBox(type, {}, u32(0))),
          fullBox("stsz", {}, u32(0, 0)),
        ),
      ),
    ),
  );
}

/** A track of JPEGs, as I-frame playlists use it. */
export function jpegTrack(size: { width: number; height: number }): Track {
  const entry = box(
    "mjpg",
    zeros(6),
    u16(1),
    zeros(16),
    u16(size.width, size.height),
    u32(0x00480000, 0x00480000, 0),
    u16(1),
    zeros(32),
    u16(24, 0xffff),
  );
  const description = fullBox("stsd", {}, u32(1), entry);
  return { kind: "video", timescale: 1000, ...size, description };
}

/** A track of AAC-LC; `channels` is 1 or 2. */
export function aacTrack(rate: 48000, channels: number): Track {
  // ISO/IEC 14496-3: object type 2 (LC), frequency index 3 (48 kHz), channels, three zero bits.
  const config = u16((2 << 11) | (3 << 7) | (channels << 3));
  const decoder = descriptor(
    4,
    Buffer.from([0x40, 0x15, 0, 0, 0]),
    u32(0, 0),
    descriptor(5, config),
  );
  const stream = descriptor(3, u16(0), Buffer.from([0]), decoder, descriptor(6, Buffer.from([2])));
  const entry = box(
    "mp4a",
    zeros(6),
    u16(1),
    zeros(8),
    u16(channels, 16, 0, 0),
    u32(rate * 0x10000),
    fullBox("esds", {}, stream),
  );
  const description = fullBox("stsd", {}, u32(1), entry);
  return { kind: "audio", timescale: rate, width: 0, height: 0, description };
}

function descriptor(tag: number, ...parts: readonly Buffer[]): Buffer {
  const body = Buffer.concat(parts);
  return Buffer.concat([Buffer.from([tag, body.length]), body]);
}

function latin(text: string): Buffer {
  return Buffer.from(text, "latin1");
}

function zeros(count: number): Buffer {
  return Buffer.alloc(count);
}

const matrix = u32(0x00010000, 0, 0, 0, 0x00010000, 0, 0, 0, 0x40000000);
