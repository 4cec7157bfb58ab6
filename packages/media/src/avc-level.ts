import type { FrameRate, Rung } from "./segment-source.ts";

/** ITU-T H.264 table A-1, from the lowest level that every current player accepts. */
const levels = [
  { idc: 30, blocksPerSecond: 40_500, blocks: 1_620, kbps: 12_500 },
  { idc: 31, blocksPerSecond: 108_000, blocks: 3_600, kbps: 17_500 },
  { idc: 32, blocksPerSecond: 216_000, blocks: 5_120, kbps: 25_000 },
  { idc: 40, blocksPerSecond: 245_760, blocks: 8_192, kbps: 25_000 },
  { idc: 42, blocksPerSecond: 522_240, blocks: 8_704, kbps: 62_500 },
  { idc: 51, blocksPerSecond: 983_040, blocks: 36_864, kbps: 300_000 },
  { idc: 52, blocksPerSecond: 2_073_600, blocks: 36_864, kbps: 300_000 },
] as const;

/** The lowest level that holds a rung's pictures at High profile: 31 stands for 3.1. */
export function avcLevel(rung: Rung, rate: FrameRate): number {
  const blocks = Math.ceil(rung.width / 16) * Math.ceil(rung.height / 16);
  const blocksPerSecond = (blocks * rate.numerator) / rate.denominator;
  const level = levels.find(
    (each) =>
      blocks <= each.blocks && blocksPerSecond <= each.blocksPerSecond && rung.maxKbps <= each.kbps,
  );
  return (level ?? levels[levels.length - 1] ?? levels[0]).idc;
}

/** RFC 6381 codec string of what `videoSegmentArgs` encodes, known before anything is encoded. */
export function videoCodec(rung: Rung, rate: FrameRate): string {
  return `avc1.6400${avcLevel(rung, rate).toString(16).padStart(2, "0")}`;
}
