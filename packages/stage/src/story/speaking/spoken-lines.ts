import { readShapes, writeShapes, type HeldShape } from "#actor/mouth/phone-shapes.ts";
import { speechSeconds } from "#actor/natural-seconds.ts";
import type { Story } from "#story/schema.ts";
import { hashText } from "@goldmane/std/hash-text";
import { castVoices, narratorOf, type SpeakingVoice } from "./cast-voices.ts";

/**
 * Timing of a film's spoken lines, each encoded as text: its key, the stretch in hundredths, and
 * its mouth shapes as `writeShapes` encodes them. Measured once, so that drawing needs no speech
 * engine and is the same everywhere. A line that is not listed is not spoken.
 */
export type SpokenLines = readonly string[];

/**
 * A spoken line: `stretch` is relative to the synthesizer voice's own tempo; its sounds' times
 * follow from it.
 */
export type SpokenLine = { voice: SpeakingVoice; stretch: number; shapes: HeldShape[] };

/** A line of a story, spoken by a cast member or the narrator (null). */
export type LineToSpeak = {
  key: string;
  text: string;
  voice: SpeakingVoice;
  /** Maximum duration that does not make the film longer. */
  seconds: number;
};

/** The mouth closes this many seconds before a line ends. */
export const closingSeconds = 0.08;

/** Every line of a story that is spoken or narrated, without duplicates. */
export function listLines(story: Story): LineToSpeak[] {
  const say = lineFactory(story);
  const lines = story.scenes.flatMap(({ steps }) =>
    steps.flatMap((step) => {
      if ("say" in step) return [say(step.who, step.say)];
      return "narrate" in step ? [say(null, step.narrate)] : [];
    }),
  );
  // A line such as "..." has no words.
  const worded = lines.filter(({ text }) => /[a-z0-9]/i.test(text));
  return [...new Map(worded.map((line) => [line.key, line])).values()];
}

/**
 * Maps a speaker and text to a line. The key depends on everything that determines the line's
 * length.
 */
function lineFactory(story: Story): (who: string | null, text: string) => LineToSpeak {
  const voices = castVoices(story);
  const rates = new Map(story.cast.map(({ id, voice }) => [id, voice.rate]));
  const narrator = narratorOf(story);
  return (who, text) => {
    const voice = voices.get(who ?? "") ?? narrator;
    const seconds = speechSeconds(text, rates.get(who ?? "") ?? 1) - closingSeconds;
    const key = hashText(`${voice.speaker}/${seconds.toFixed(2)}/${text}`).toString(36);
    return { key, text, voice, seconds };
  };
}

/** Encodes a line that was spoken with a stretch. */
export function writeSpoken(
  { key }: Pick<LineToSpeak, "key">,
  stretch: number,
  phones: Parameters<typeof writeShapes>[0],
): string {
  return `${key} ${Math.round(stretch * 100)} ${writeShapes(phones)}`;
}

/** The spoken lines of a story. */
export class SpokenLineIndex {
  readonly #lines: ReadonlyMap<string, string>;
  readonly #say: ReturnType<typeof lineFactory>;

  constructor(story: Story, lines: SpokenLines) {
    this.#lines = new Map(lines.map((line) => [line.split(" ")[0] ?? "", line]));
    this.#say = lineFactory(story);
  }

  /** Null for a line that is not spoken. */
  find(who: string | null, text: string): SpokenLine | null {
    const { key, voice } = this.#say(who, text);
    const kept = this.#lines.get(key);
    if (kept === undefined) return null;
    const [, hundredths, code = ""] = kept.split(" ");
    return { voice, stretch: Number(hundredths) / 100, shapes: readShapes(code) };
  }
}

/** Duration of a spoken line, in seconds. */
export function spokenSeconds({ shapes }: SpokenLine): number {
  return shapes.reduce((sum, { seconds }) => sum + seconds, 0);
}
