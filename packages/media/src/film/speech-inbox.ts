import type { SpokenLines, Utterance } from "@goldmane/sound/voices/words/utterance";
import { speechRate } from "@goldmane/speech/utterance";

/** Requests speech of the server, which sends it line by line for `SpeechInbox.receive`. */
export type RequestSpeech = (utterances: readonly Utterance[]) => void;

type Line = { samples: Int16Array } | { waiting: Promise<void>; settle: (error?: Error) => void };

/**
 * The speech that a worker has received for the segments that it encodes. `begin` requests all of it
 * at once; `wait` waits for the lines that are needed next.
 */
export class SpeechInbox implements SpokenLines {
  readonly rate = speechRate;
  readonly #lines = new Map<string, Line>();

  /** Drops the lines that aren't needed and requests those that are missing. */
  begin(utterances: readonly Utterance[], request: RequestSpeech): void {
    const wanted = new Map(utterances.map((utterance) => [keyOf(utterance), utterance]));
    for (const [key, line] of this.#lines)
      if (!wanted.has(key) || !("samples" in line)) this.#lines.delete(key);
    for (const key of this.#lines.keys()) wanted.delete(key);
    for (const key of wanted.keys()) this.#lines.set(key, waitingLine());
    if (wanted.size > 0) request([...wanted.values()]);
  }

  /** Stores a line, or why it could not be spoken, and resumes what waits for it. */
  receive(utterance: Utterance, spoken: { samples: Int16Array } | { error: string }): void {
    const key = keyOf(utterance);
    const line = this.#lines.get(key);
    if (!line || "samples" in line) return;
    if ("samples" in spoken) this.#lines.set(key, spoken);
    line.settle("error" in spoken ? new Error(spoken.error) : undefined);
  }

  /** Resolves when all lines are there. Rejects when one could not be spoken. */
  async wait(utterances: readonly Utterance[]): Promise<void> {
    for (const utterance of utterances) {
      const line = this.#lines.get(keyOf(utterance));
      if (line && "waiting" in line) await line.waiting;
    }
  }

  samplesOf(utterance: Utterance): Int16Array {
    const line = this.#lines.get(keyOf(utterance));
    if (!line || !("samples" in line))
      throw new Error(`The line "${utterance.text}" has not been spoken yet`);
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

/** Promise.withResolvers needs Node 22. */
function withResolvers() {
  let resolve: () => void = () => {};
  let reject: (error: Error) => void = () => {};
  const promise = new Promise<void>((yes, no) => {
    resolve = yes;
    reject = no;
  });
  return { promise, resolve, reject };
}
