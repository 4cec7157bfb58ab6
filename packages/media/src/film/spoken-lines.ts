import type { SpokenLines, Utterance } from "@goldmane/sound/voices/words/utterance";
import { speechRate } from "@goldmane/speech/utterance";

/** Asks for speech, to be handed over by `hear` line by line. */
export type AskForSpeech = (utterances: readonly Utterance[]) => void;

type Line = { samples: Int16Array } | { waiting: Promise<void>; settle: (error?: Error) => void };

/**
 * The speech that a worker was given for what it sounds: asked for all at once, waited for when it
 * comes to be heard.
 */
export class GivenLines implements SpokenLines {
  readonly rate = speechRate;
  readonly #lines = new Map<string, Line>();

  /** Lets go of what a run has no use for, and asks for what it misses. */
  begin(utterances: readonly Utterance[], ask: AskForSpeech): void {
    const wanted = new Map(utterances.map((utterance) => [keyOf(utterance), utterance]));
    for (const [key, line] of this.#lines)
      if (!wanted.has(key) || !("samples" in line)) this.#lines.delete(key);
    for (const key of this.#lines.keys()) wanted.delete(key);
    for (const key of wanted.keys()) this.#lines.set(key, waitingLine());
    if (wanted.size > 0) ask([...wanted.values()]);
  }

  hear(utterance: Utterance, spoken: { samples: Int16Array } | { error: string }): void {
    const key = keyOf(utterance);
    const line = this.#lines.get(key);
    if (!line || "samples" in line) return;
    if ("samples" in spoken) this.#lines.set(key, spoken);
    line.settle("error" in spoken ? new Error(spoken.error) : undefined);
  }

  /** Resolves when all of them are there. Rejects when one could not be spoken. */
  async wait(utterances: readonly Utterance[]): Promise<void> {
    for (const utterance of utterances) {
      const line = this.#lines.get(keyOf(utterance));
      if (line && "waiting" in line) await line.waiting;
    }
  }

  samplesOf(utterance: Utterance): Int16Array {
    const line = this.#lines.get(keyOf(utterance));
    if (!line || !("samples" in line)) throw new Error(`Nobody has spoken "${utterance.text}" yet`);
    return line.samples;
  }
}

function keyOf({ text, speaker, pitchHz, stretch }: Utterance): string {
  return JSON.stringify([speaker, pitchHz, stretch, text]);
}

function waitingLine(): Line {
  const { promise, resolve, reject } = withResolvers();
  promise.catch(() => {});
  return { waiting: promise, settle: (error) => (error ? reject(error) : resolve()) };
}

/** Promise.withResolvers came with Node 22. */
function withResolvers() {
  let resolve: () => void = () => {};
  let reject: (error: Error) => void = () => {};
  const promise = new Promise<void>((yes, no) => {
    resolve = yes;
    reject = no;
  });
  return { promise, resolve, reject };
}
