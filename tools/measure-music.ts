import { album } from "@goldmane/sound/album/album";
import { differenceOf, measurePiece, type Measures } from "@goldmane/sound/measure/measure-piece";
import { measureLevel } from "@goldmane/sound/measure/measure-level";
import { tempoLevel } from "@goldmane/sound/measure/measure-tempo";
import { keyName, keyQuality } from "@goldmane/sound/pieces/key-name";
import { openPiece } from "@goldmane/sound/pieces/open-piece";
import type { Piece } from "@goldmane/sound/pieces/piece";

/**
 * Renders every piece of the album (or the given ones) and prints the measures beside the written
 * values: `npx tsx tools/measure-music.ts [id ..]`. `RATE=16000` is faster, and accurate enough for
 * tempo and key.
 */
const rate = Number(process.env["RATE"] ?? 48000);
const named = process.argv.slice(2);
const heard: { piece: Piece; measures: Measures }[] = [];
let faults = 0;

for (const piece of album) {
  if (named.length > 0 && !named.includes(piece.id)) continue;
  const track = openPiece(piece, rate);
  const { left, right } = track.render(0, track.sampleCount);
  const level = measureLevel(left, right, rate);
  const mono = left.map((sample, i) => (sample + (right[i] ?? 0)) / 2);
  const measures = measurePiece(
    rate > 20_000 ? everyThird(mono) : mono,
    rate > 20_000 ? rate / 3 : rate,
  );
  heard.push({ piece, measures });
  const { key, bpm } = measures;
  const beat = tempoLevel(bpm, piece.bpm);
  const isKey = key.tonic === piece.key.tonic && key.quality === keyQuality(piece.key);
  const isLoud = level.loudness >= -20 && level.loudness <= -14;
  const isFit = track.durationSeconds >= 90 && track.durationSeconds <= 180;
  const isClean = level.peak < -1 && level.clipped === 0 && level.silentSeconds < 3;
  const faulty = [
    !beat && "TEMPO",
    !isKey && "KEY",
    !isLoud && "LOUD",
    !isFit && "LENGTH",
    !isClean && "CLEAN",
  ];
  if (faulty.some(Boolean)) faults += 1;
  print(
    [
      piece.title.padEnd(28),
      `${String(piece.bpm).padStart(3)} bpm (${bpm.toFixed(1)}${beat && beat !== 1 ? ` = ${beat.toFixed(2)} x` : ""})`.padEnd(
        26,
      ),
      `${keyName(piece.key)} (${keyName({ tonic: key.tonic, mode: key.quality })})`.padEnd(24),
      `${track.durationSeconds.toFixed(0)} s`.padStart(5),
      `${level.loudness.toFixed(1)} LUFS`,
      `peak ${level.peak.toFixed(1)}`,
      `still ${level.silentSeconds.toFixed(1)}`,
      `${measures.centroidHz.toFixed(0)} Hz`,
      `${measures.onsetsPerSecond.toFixed(1)}/s`,
      faulty.filter(Boolean).join(" "),
    ].join("  "),
  );
}

const pairs = heard.flatMap((one, index) =>
  heard.slice(index + 1).map((other) => ({
    names: `${one.piece.title} / ${other.piece.title}`,
    difference: differenceOf(one.measures, other.measures),
  })),
);
print("\nMost alike:");
for (const { names, difference } of pairs
  .toSorted((a, b) => a.difference - b.difference)
  .slice(0, 8)) {
  print(`${difference.toFixed(2)}  ${names}`);
}
process.exitCode = faults > 0 ? 1 : 0;

/**
 * Reduces the sample rate to a third by averaging, which is enough for measurements below 5 kHz.
 */
function everyThird(samples: Float32Array): Float32Array {
  return Float32Array.from({ length: Math.floor(samples.length / 3) }, (_, i) => {
    const at = i * 3;
    return ((samples[at] ?? 0) + (samples[at + 1] ?? 0) + (samples[at + 2] ?? 0)) / 3;
  });
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}
