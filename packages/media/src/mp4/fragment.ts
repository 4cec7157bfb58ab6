import { box, findBox, fullBox, requireBox, readBoxes, u32, u64, type Box } from "./boxes.ts";

/** One picture or packet of a track; times are in the track's timescale. */
type Sample = {
  size: number;
  duration: number;
  isSync: boolean;
  compositionOffset: number;
};

/** The samples of one track, with their bytes one after another. */
export type Samples = { samples: Sample[]; data: Buffer };

const syncFlags = 0x02000000;
const dependentFlags = 0x01010000;
const isNotSync = 0x00010000;

/** Extracts the samples of a one-track fragmented MP4 from its moof and mdat boxes. */
export function readSamples(media: Buffer): Samples {
  const samples: Sample[] = [];
  const data: Buffer[] = [];
  for (const moof of readBoxes(media).filter((each) => each.type === "moof")) {
    const traf = requireBox(media, ["traf"], moof);
    const defaults = readDefaults(media, requireBox(media, ["tfhd"], traf));
    for (const trun of readBoxes(media, traf.body, traf.end)) {
      if (trun.type !== "trun") continue;
      const run = readRun(media, trun, defaults);
      samples.push(...run.samples);
      const start = moof.start + run.dataOffset;
      data.push(media.subarray(start, start + sizeOf(run.samples)));
    }
  }
  return { samples, data: Buffer.concat(data) };
}

type Defaults = { duration: number; size: number; flags: number };

function readDefaults(media: Buffer, tfhd: Box): Defaults {
  const flags = media.readUInt32BE(tfhd.body) & 0xffffff;
  let at = tfhd.body + 8;
  const next = (mask: number, width = 4) => {
    if (!(flags & mask)) return 0;
    at += width;
    return width === 4 ? media.readUInt32BE(at - 4) : 0;
  };
  next(0x1, 8);
  next(0x2);
  return { duration: next(0x8), size: next(0x10), flags: next(0x20) };
}

function readRun(media: Buffer, trun: Box, defaults: Defaults) {
  const flags = media.readUInt32BE(trun.body) & 0xffffff;
  const count = media.readUInt32BE(trun.body + 4);
  let at = trun.body + 8;
  const next = (mask: number, otherwise: number) => {
    if (!(flags & mask)) return otherwise;
    at += 4;
    return media.readInt32BE(at - 4);
  };
  const dataOffset = next(0x1, 0);
  const firstFlags = next(0x4, defaults.flags);
  const samples = Array.from({ length: count }, (_, index): Sample => {
    const duration = next(0x100, defaults.duration);
    const size = next(0x200, defaults.size);
    const own = next(0x400, index === 0 ? firstFlags : defaults.flags);
    return { duration, size, isSync: !(own & isNotSync), compositionOffset: next(0x800, 0) };
  });
  return { samples, dataOffset };
}

/** One moof of one track with its mdat; `baseTime` is the first sample's decode time. */
export function writeFragment(
  head: { sequence: number; trackId: number; baseTime: number },
  { samples, data }: Samples,
): Buffer {
  const duration = samples[0]?.duration ?? 0;
  const isEven = samples.every((sample) => sample.duration === duration);
  const isShifted = samples.some((sample) => sample.compositionOffset !== 0);
  const runFlags = 0x1 | 0x200 | 0x400 | (isEven ? 0 : 0x100) | (isShifted ? 0x800 : 0);
  const fields = samples.flatMap((sample) => [
    ...(isEven ? [] : [sample.duration]),
    sample.size,
    sample.isSync ? syncFlags : dependentFlags,
    ...(isShifted ? [sample.compositionOffset] : []),
  ]);
  const moofOf = (dataOffset: number) =>
    box(
      "moof",
      fullBox("mfhd", {}, u32(head.sequence)),
      box(
        "traf",
        fullBox("tfhd", { flags: 0x020008 }, u32(head.trackId, duration)),
        fullBox("tfdt", { version: 1 }, u64(head.baseTime)),
        fullBox(
          "trun",
          { version: 1, flags: runFlags },
          u32(samples.length, dataOffset, ...fields),
        ),
      ),
    );
  const moof = moofOf(moofOf(0).length + 8);
  return Buffer.concat([moof, box("mdat", data)]);
}

/** Splits samples at the given indices. */
export function chunkSamples({ samples, data }: Samples, cuts: readonly number[]): Samples[] {
  let at = 0;
  return cuts.map((cut, index) => {
    const part = samples.slice(cut, cuts[index + 1]);
    const size = sizeOf(part);
    at += size;
    return { samples: part, data: data.subarray(at - size, at) };
  });
}

export function joinSamples(parts: readonly Samples[]): Samples {
  return {
    samples: parts.flatMap((part) => part.samples),
    data: Buffer.concat(parts.map((part) => part.data)),
  };
}

/** The decode time that a fragment begins at. */
export function readBaseTime(media: Buffer): number {
  const tfdt = requireBox(media, ["moof", "traf", "tfdt"]);
  const isLong = media[tfdt.body] === 1;
  return isLong ? Number(media.readBigUInt64BE(tfdt.body + 4)) : media.readUInt32BE(tfdt.body + 4);
}

/** Splits a fragmented MP4, as encoders write it, into its init and its fragments. */
export function splitInit(bytes: Buffer): { init: Buffer; media: Buffer } {
  const boxes = readBoxes(bytes);
  const bytesOf = (types: readonly string[]) =>
    Buffer.concat(
      boxes
        .filter((each) => types.includes(each.type))
        .map((each) => bytes.subarray(each.start, each.end)),
    );
  if (!findBox(bytes, ["moov"])) throw new Error("The encoder wrote no moov");
  return { init: bytesOf(["ftyp", "moov"]), media: bytesOf(["moof", "mdat"]) };
}

function sizeOf(samples: readonly Sample[]): number {
  return samples.reduce((sum, sample) => sum + sample.size, 0);
}
