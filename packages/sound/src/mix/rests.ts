import type { Rest } from "#score/cue-sheet.ts";
import { envelopeOf, type Envelope } from "#signal/envelope.ts";

/** Seconds in which the sound stops before a rest, and in which it returns. */
const stopSeconds = 0.09;
const returnSeconds = 0.35;

/** Gain of the room (ambience and effects) in a rest: -26 dB, so that the room does not vanish. */
const stillRoom = 0.05;

/**
 * A gain envelope that stops the sound at a rest. Music returns at the rest's end; the room returns
 * with the line that the rest leads to.
 */
export function muteInRests(
  rests: readonly Rest[],
  part: "music" | "room",
  sampleRate: number,
): Envelope {
  const points: [number, number][] = [[0, 1]];
  for (const { start, lineAt, end } of rests) {
    const low = part === "music" ? 0 : stillRoom;
    const back = part === "music" ? end : lineAt;
    points.push([start - stopSeconds, 1], [start, low], [back, low], [back + returnSeconds, 1]);
  }
  return envelopeOf(points, sampleRate);
}
