import { lipsChunk, spokenMaxLength } from "@goldmane/contracts/assistant/limits";
import type { Assistant } from "@goldmane/contracts/assistant/limits";
import type { Language } from "@goldmane/contracts/languages";
import { AppError } from "@goldmane/contracts/errors";
import { type Phone, type Speech, speechRate } from "@goldmane/speech/utterance";
import { toSentences } from "@goldmane/std/to-sentences";
import { writeShapes } from "@goldmane/stage/actor/mouth/phone-shapes";
import { recordFailure, recordSuccess } from "#features/assistant/health.ts";
import { describeFailure } from "#features/assistant/describe-failure.ts";
import type { App } from "#platform/app.ts";
import { speakRemotely, type Sound } from "./speak-remotely.ts";
import { voices } from "./voices.ts";
import { writeWav } from "./write-wav.ts";

/** Pause between two sentences, in seconds. */
const pauseSeconds = 0.22;

/** A text to speak, its voice, and the language that it is written in. */
type Spoken = { text: string; voice: Assistant; language: Language; signal: AbortSignal };

/**
 * Speaks a text in an assistant's voice: the configured remote voice, or the embedded one, which
 * reads English only.
 * @throws AppError INVALID_INPUT for empty text, UNAVAILABLE, TIMED_OUT.
 */
export async function speak(app: App, { text, voice, language, signal }: Spoken): Promise<Sound> {
  const sentences = toSentences(text.slice(0, spokenMaxLength));
  if (sentences.length === 0) throw new AppError("INVALID_INPUT", "There’s nothing to say.");
  const { speech } = app.config.leo;
  if (speech) {
    try {
      const sound = await speakRemotely(speech, { text: sentences.join(" "), voice, signal });
      recordSuccess(app, "voice");
      return sound;
    } catch (error) {
      recordFailure(app, "voice", describeFailure(error));
      signal.throwIfAborted();
      app.log.warn(
        { event: "assistant.voice_failed", failure: String(error) },
        "the configured voice failed; using the embedded one",
      );
    }
  }
  if (language !== "en")
    throw new AppError("UNAVAILABLE", "Leo’s voice on this server speaks English only.");
  try {
    const sound = await speakHere(app, sentences, { voice, signal });
    if (!speech) recordSuccess(app, "voice");
    return sound;
  } catch (error) {
    if (!signal.aborted) recordFailure(app, "voice", describeFailure(error));
    throw error;
  }
}

/** Begins to speak an answer's first sentence, which the browser is about to request. */
export function speakAhead(
  app: App,
  said: Pick<Spoken, "text" | "voice"> & { language: string },
): void {
  const [first] = toSentences(said.text);
  // A configured voice isn't cached: the request would speak it again.
  if (app.config.leo.speech || said.language !== "en" || first === undefined) return;
  const signal = AbortSignal.timeout(app.config.leo.speechTimeoutMs);
  // Its failure is the request's to report.
  speakHere(app, [first], { voice: said.voice, signal }).catch(() => undefined);
}

async function speakHere(
  app: App,
  sentences: readonly string[],
  { voice, signal }: { voice: Assistant; signal: AbortSignal },
): Promise<Sound> {
  const spoken = await Promise.all(
    sentences.map((sentence) =>
      app.media.speech.speak({ text: sentence, ...voices[voice] }, signal),
    ),
  );
  const pause = new Int16Array(Math.round(pauseSeconds * speechRate));
  const samples = spoken.flatMap((one, at) => (at === 0 ? [one.samples] : [pause, one.samples]));
  const lips = writeShapes(joinPhones(spoken));
  return { type: "audio/wav", bytes: writeWav(samples, speechRate, { [lipsChunk]: lips }) };
}

/** Joins the phonemes of consecutive sentences; times in seconds from the start of the first. */
function joinPhones(spoken: readonly Speech[]): Phone[] {
  let from = 0;
  return spoken.flatMap(({ samples, phones }) => {
    const moved = phones.map(({ phone, start, end }) => ({
      phone,
      start: from + start,
      end: from + end,
    }));
    const over = from + samples.length / speechRate;
    const quiet = { phone: "pau", start: moved.at(-1)?.end ?? from, end: over + pauseSeconds };
    from = over + pauseSeconds;
    return [...moved, quiet];
  });
}
