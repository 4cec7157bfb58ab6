import type { MouthCue, MouthShape } from "#story/timeline.ts";
import { timeSounds } from "./time-sounds.ts";

/** Shapes shorter than this are not seen, except closed lips. */
const shortest = 0.045;
/** Lips that close are shut at least this long. */
const closure = 0.06;

/**
 * The mouth shapes of a line from `start` to `end` (seconds), each held until the next; the last is X.
 * Source of the shapes: Rhubarb Lip Sync's extended set.
 */
export function mouthCues(text: string, start: number, end: number): MouthCue[] {
  const cues: MouthCue[] = [];
  const put = (at: number, shape: MouthShape) => {
    const last = cues.at(-1);
    if (last?.shape === shape) return;
    if (last && at - last.at < (last.shape === "A" ? closure : shortest)) {
      // Too short to be seen: closed lips keep their time, any other shape gives way.
      if (last.shape === "A") at = Math.min(end, last.at + closure);
      else {
        cues.pop();
        if (cues.at(-1)?.shape === shape) return;
        at = last.at;
      }
    }
    cues.push({ at, shape });
  };
  for (const timed of timeSounds(text, start, end)) {
    if (!timed.sound) {
      put(timed.at, timed.seconds > 0.16 ? "X" : "A");
      continue;
    }
    const [first = "C", second] = timed.sound.shapes;
    put(timed.at, first);
    if (second) put(timed.at + timed.seconds * 0.6, second);
  }
  if (cues.length === 0) return [{ at: start, shape: "X" }];
  const shut = Math.max(cues.at(-1)?.at ?? start, Math.max(start, end - 0.08));
  if (cues.at(-1)?.shape !== "X") cues.push({ at: Math.min(end, shut), shape: "X" });
  return cues;
}

/** The syllables of a line: when each vowel sounds, for how long, and its mouth shape. */
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
