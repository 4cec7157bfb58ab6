import type { MouthCue, MouthShape } from "#story/timeline.ts";
import type { HeldShape } from "./phone-shapes.ts";
import { timeSounds } from "./time-sounds.ts";

/** Shapes shorter than this, in seconds, are invisible, except closed lips. */
const shortest = 0.045;
/** Closed lips are held at least this long. */
const closure = 0.06;
/** A silence up to this length closes the lips, a longer one relaxes them. */
const shortSilence = 0.16;

/**
 * The mouth shapes of a line from `start` to `end` (seconds), each held until the next; the last is
 * X.
 * Shapes: the extended set of Rhubarb Lip Sync.
 */
export function mouthCues(text: string, start: number, end: number): MouthCue[] {
  const moves = timeSounds(text, start, end).flatMap(({ sound, at, seconds }): MouthCue[] => {
    if (!sound) return [{ at, shape: seconds > shortSilence ? "X" : "A" }];
    const [first = "C", second] = sound.shapes;
    const opening: MouthCue = { at, shape: first };
    return second ? [opening, { at: at + seconds * 0.6, shape: second }] : [opening];
  });
  return joinMoves(moves, start, end);
}

/** The mouth shapes of a line with recorded sounds; the mouth rests from their end until `end`. */
export function spokenMouthCues(
  shapes: readonly HeldShape[],
  start: number,
  end: number,
): MouthCue[] {
  let at = start;
  const moves = shapes.map(({ shape, seconds }): MouthCue => {
    const move = { at, shape: shape === "X" && seconds <= shortSilence ? ("A" as const) : shape };
    at += seconds;
    return move;
  });
  return joinMoves(moves, start, Math.min(end, at));
}

function joinMoves(moves: readonly MouthCue[], start: number, end: number): MouthCue[] {
  const cues: MouthCue[] = [];
  const put = (at: number, shape: MouthShape) => {
    const last = cues.at(-1);
    if (last?.shape === shape) return;
    if (last && at - last.at < (last.shape === "A" ? closure : shortest)) {
      // Too short to be visible: closed lips keep their time, any other shape is dropped.
      if (last.shape === "A") at = Math.min(end, last.at + closure);
      else {
        cues.pop();
        if (cues.at(-1)?.shape === shape) return;
        at = last.at;
      }
    }
    cues.push({ at, shape });
  };
  for (const { at, shape } of moves) put(at, shape);
  if (cues.length === 0) return [{ at: start, shape: "X" }];
  const shut = Math.max(cues.at(-1)?.at ?? start, Math.max(start, end - 0.08));
  if (cues.at(-1)?.shape !== "X") cues.push({ at: Math.min(end, shut), shape: "X" });
  return cues;
}

/** The syllables of a line: start and duration in seconds of each vowel, and its mouth shape. */
export function syllablesOf(
  text: string,
  start: number,
  end: number,
): { at: number; seconds: number; shape: MouthShape }[] {
  const syllables: { at: number; seconds: number; shape: MouthShape }[] = [];
  let open = false;
  for (const timed of timeSounds(text, start, end)) {
    const last = syllables.at(-1);
    if (timed.sound?.vowel) {
      syllables.push({ at: timed.at, seconds: timed.seconds, shape: timed.sound.shapes[0] ?? "C" });
      open = true;
    } else if (!timed.sound) open = false;
    else if (open && last) last.seconds += timed.seconds;
  }
  return syllables;
}

/**
 * The syllables of a line with recorded sounds: each from its vowel to the next, or to a silence.
 */
export function spokenSyllables(
  shapes: readonly HeldShape[],
  start: number,
): { at: number; seconds: number; shape: MouthShape }[] {
  const syllables: { at: number; seconds: number; shape: MouthShape }[] = [];
  let at = start;
  let open = false;
  for (const { shape, isVowel, seconds } of shapes) {
    const last = syllables.at(-1);
    if (isVowel) syllables.push({ at, seconds, shape });
    else if (shape !== "X" && open && last) last.seconds += seconds;
    open = isVowel || (open && shape !== "X");
    at += seconds;
  }
  return syllables;
}
