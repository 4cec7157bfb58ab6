import { readShapes, writeShapes, type HeldShape } from "#actor/mouth/phone-shapes.ts";
import { speechSeconds } from "#actor/natural-seconds.ts";
import type { Story } from "#story/schema.ts";
import { hashText } from "@goldmane/std/hash-text";
import { castVoices, narratorOf, type SpeakingVoice } from "./cast-voices.ts";

/**
 * How the lines of a film are spoken, each as a text: its key, the stretch in hundredths, and the mouth
 * shapes of its sounds as `writeShapes` writes them. Measured once, so that whoever draws the film needs
 * no speech engine and all draw the same. A line that is not there is not spoken.
 */
export type SpokenLines = readonly string[];

/** How a line is spoken: against the speaker's own pace, from which on its sounds follow. */
export type SpokenLine = { voice: SpeakingVoice; stretch: number; shapes: HeldShape[] };

/** A line of a story as somebody, or the narrator (null), has to say it. */
export type LineToSpeak = {
  key: string;
  text: string;
  voice: SpeakingVoice;
  /** How long it may take without the film becoming longer. */
  seconds: number;
};

/** The mouth is shut again this long before a line is over. */
export const closingSeconds = 0.08;

/** Every line that a story has somebody say, each once. */
export function listLines(story: Story): LineToSpeak[] {
  const say = sayer(story);
  const lines = story.scenes.flatMap(({ steps }) =>
    steps.flatMap((step) => {
      if ("say" in step) return [say(step.who, step.say)];
      return "narrate" in step ? [say(null, step.narrate)] : [];
    }),
  );
  // "..." is said without a word.
  const worded = lines.filter(({ text }) => /[a-z0-9]/i.test(text));
  return [...new Map(worded.map((line) => [line.key, line])).values()];
}

/** Who says what how. A key changes with all that the length of a line follows from. */
function sayer(story: Story): (who: string | null, text: string) => LineToSpeak {
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

/** What is kept of a line that was spoken with that stretch. */
export function writeSpoken(
  { key }: Pick<LineToSpeak, "key">,
  stretch: number,
  phones: Parameters<typeof writeShapes>[0],
): string {
  return `${key} ${Math.round(stretch * 100)} ${writeShapes(phones)}`;
}

/** The lines of a story that are spoken. */
export class LineBook {
  readonly #lines: ReadonlyMap<string, string>;
  readonly #say: ReturnType<typeof sayer>;

  constructor(story: Story, lines: SpokenLines) {
    this.#lines = new Map(lines.map((line) => [line.split(" ")[0] ?? "", line]));
    this.#say = sayer(story);
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

/** How long a line sounds. */
export function spokenSeconds({ shapes }: SpokenLine): number {
  return shapes.reduce((sum, { seconds }) => sum + seconds, 0);
}
