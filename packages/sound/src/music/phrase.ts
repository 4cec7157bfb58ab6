import { randomAt } from "@goldmane/std/seeded-random";
import type { StoryBeat } from "#score/vocabulary.ts";
import type { HarmonicBar } from "./harmony.ts";
import { inverted, type Motif, type MotifNote } from "./motif.ts";

/** The melody of a bar: a form of the motif, transposed by scale steps. */
export type Plan = { notes: readonly MotifNote[]; lift: number };

type Word = "ask" | "reply" | "turn" | "close" | "mirror" | "half" | "rest" | "wide" | "widened";

/**
 * How the tune develops with the story's beats: stated, fragmented, driven up, in full, resolved.
 */
const phrases: Record<StoryBeat, readonly Word[]> = {
  setup: ["ask", "reply", "ask", "close", "ask", "turn", "reply", "close"],
  conflict: ["mirror", "rest", "half", "close", "mirror", "half", "half", "close"],
  challenge: ["ask", "half", "ask", "turn", "ask", "reply", "half", "close"],
  climax: ["ask", "reply", "ask", "turn", "wide", "widened", "reply", "close"],
  resolution: ["ask", "reply", "turn", "close", "wide", "widened", "reply", "close"],
};

const lifts: Record<StoryBeat, readonly number[]> = {
  setup: [0, 0, 0, 0, 2, 0, 0, 0],
  conflict: [0, 0, -1, 0, 0, 0, 1, 0],
  challenge: [0, 0, 1, 1, 2, 2, 3, 0],
  climax: [2, 2, 3, 2, 2, 2, 2, 0],
  resolution: [0, 0, 1, 0, 0, 0, 0, 0],
};

export function planPhrase(bar: HarmonicBar, motif: Motif, seed: number): Plan {
  const { beat } = bar.section;
  const place = bar.index % 8;
  const isClose = bar.index === bar.count - 1 && bar.count > 1;
  const word = isClose ? "close" : (phrases[beat][place] ?? "ask");
  const lift = lifts[beat][place] ?? 0;
  const notes = formOf(word, motif, bar.beats);
  if (bar.spoken < 0.4) return { notes, lift };
  // Under speech the tune thins out to its long notes and is often silent.
  if (randomAt(seed ^ 0x5bee, bar.sectionIndex * 64 + bar.index) < bar.spoken * 0.5) {
    return { notes: [], lift };
  }
  return { notes: thinned(notes, bar.beats), lift };
}

function formOf(word: Word, motif: Motif, beats: number): readonly MotifNote[] {
  switch (word) {
    case "ask":
      return motif.ask;
    case "reply":
      return motif.reply;
    case "turn":
      return motif.turn;
    case "close":
      return motif.close;
    case "mirror":
      return inverted(motif.ask);
    case "half":
      return motif.ask.filter((note) => note.at < beats / 2);
    case "rest":
      return [];
    case "wide":
      return stretched(motif.ask, 0, beats);
    case "widened":
      return stretched(motif.ask, beats, beats);
  }
}

/** The motif at half speed takes two bars; this is the part that begins `from` beats into it. */
function stretched(notes: readonly MotifNote[], from: number, beats: number): MotifNote[] {
  return notes
    .map((note) => ({ ...note, at: note.at * 2 - from, beats: note.beats * 2 }))
    .filter((note) => note.at >= -0.001 && note.at < beats - 0.05)
    .map((note) => ({ ...note, beats: Math.min(note.beats, beats - note.at) }));
}

function thinned(notes: readonly MotifNote[], beats: number): MotifNote[] {
  const kept = notes.filter((note, index) => index === 0 || note.beats >= 1).slice(0, 2);
  return kept.map((note, index) => ({
    ...note,
    beats: Math.max(note.beats, (kept[index + 1]?.at ?? beats) - note.at),
  }));
}
