import type { CueSheet } from "#score/cue-sheet.ts";
import { fadeAtEnd, multiply, type Envelope } from "#signal/envelope.ts";
import type { Bus } from "./clip.ts";
import { ambienceDucking, duckUnder, musicDucking, underWords, type Ducking } from "./ducking.ts";
import type { LoudnessArc } from "./loudness-arc.ts";
import { muteInRests } from "./rests.ts";

type Film = { sampleRate: number; sampleCount: number };
type Voices = { arc: LoudnessArc; hasWords: boolean };

/**
 * The gain of each bus over a film: everything follows the story's loudness arc; music, ambience and
 * effects also duck under voices and stop in rests; the music's last second fades out with the film,
 * unless it is a clip.
 * @param hasWords whether the voices speak; wordless ones need less room
 */
export function filmLevels(
  cues: CueSheet,
  film: Film,
  { arc, hasWords }: Voices,
): Record<Bus, Envelope> {
  const { sampleRate, sampleCount } = film;
  const audibleLines = cues.speech.filter(
    (line) => line.syllables.length > 0 || (hasWords && line.spoken !== undefined),
  );
  const behind = (ducking: Ducking | null, rest: "music" | "room") => {
    const ducked = ducking
      ? multiply(duckUnder(audibleLines, ducking, sampleRate), arc.backing)
      : arc.backing;
    return multiply(ducked, muteInRests(cues.rests, rest, sampleRate));
  };
  const ending = (envelope: Envelope) =>
    cues.isClip ? envelope : fadeAtEnd(envelope, sampleCount, sampleRate);
  const music = ending(behind(hasWords ? underWords.music : musicDucking, "music"));
  const ambience = ending(behind(hasWords ? underWords.ambience : ambienceDucking, "room"));
  const effects = behind(hasWords ? underWords.effects : null, "room");
  return { near: music, far: music, ambience, effects, voices: arc.voices };
}
