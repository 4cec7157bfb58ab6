import { hashText } from "@goldmane/std/hash-text";
import { seededRandom } from "@goldmane/std/seeded-random";
import type { CueSheet } from "#score/cue-sheet.ts";
import { writeBass, writeFigure, writePads } from "./accompaniment.ts";
import { layOutBars } from "./bars.ts";
import { doubleMelody, writeCounter, writeSparkle } from "./countermelody.ts";
import { harmonize } from "./harmony.ts";
import { writeMarks } from "./marks.ts";
import { writeMelody } from "./melody.ts";
import { inventMotif } from "./motif.ts";
import { writeDrums } from "./percussion.ts";
import type { Score } from "./score.ts";
import { themesByName } from "./themes/themes-by-name.ts";
import { leadVoices } from "./voicing.ts";

/** Tonics (0 = C) that suit every instrument's range. */
const tonics = [0, 2, 3, 5, 7, 9, 10] as const;

type Keyed = Pick<CueSheet, "seed" | "theme">;

/** The tonic (0 = C) that the seed chooses: equal for all music of a seed and theme. */
export function tonicOf(sheet: Keyed): number {
  return chooseTonic(randomOf(sheet));
}

function randomOf({ seed, theme }: Keyed): () => number {
  return seededRandom(seed ^ hashText(theme));
}

function chooseTonic(random: () => number): number {
  return tonics[Math.floor(random() * tonics.length)] ?? 0;
}

/**
 * Composes the music of a film: bars that follow its sections, harmony by mood, and one motif that
 * the story varies. `tonic` (0 = C) sets the key; the seed chooses it otherwise.
 * Expects a sanitized sheet.
 */
export function compose(sheet: CueSheet, options: { tonic?: number } = {}): Score {
  const theme = themesByName[sheet.theme];
  const random = randomOf(sheet);
  const tonic = options.tonic ?? chooseTonic(random);
  const motif = inventMotif(theme, random);
  const key = { tonic, seed: sheet.seed };
  const bars = harmonize(layOutBars(sheet, theme), theme, key);
  const voicings = leadVoices(bars, tonic);
  const melody = writeMelody(bars, motif, theme, key);
  const notes = [
    ...melody,
    ...doubleMelody(melody, bars, theme),
    ...writeCounter(melody, bars, theme, tonic),
    ...writePads(bars, voicings, theme),
    ...writeFigure(bars, voicings, theme),
    ...writeBass(bars, theme, tonic),
    ...writeSparkle(bars, theme, key),
    ...writeDrums(bars, theme, tonic),
    ...writeMarks(sheet, bars, theme, tonic),
  ];
  return { tonic, motif, bars, notes: notes.toSorted((a, b) => a.start - b.start) };
}
