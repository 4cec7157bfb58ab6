import { type Language, toLanguage } from "@goldmane/contracts/languages";
import { toSentences } from "@goldmane/std/to-sentences";
import { readByBrowser } from "#platform/speech/read-by-browser.ts";
import { openStore } from "#platform/store.ts";
import { fetchSpeech } from "./fetch-speech.ts";
import { type Playback, playSound, type Says } from "./play-sound.ts";

/** Whether Leo is speaking. */
export const isSpeaking = openStore(false);

/** Pause between two sentences. */
const pauseMs = 180;

/** How to read a text: its language (ISO 639-1), and whether the server's voice speaks it. */
export type Reading = { language: string; byServer: boolean };

let playback: Playback | null = null;
let current: AbortController | null = null;

/** Mouth opening: 0 .. 1. */
export function voiceLevel(): number {
  return playback?.level() ?? 0;
}

/** Current phonemes, if known. */
export function voiceSounds(): Says | null {
  return playback?.says ?? null;
}

/**
 * Reads a text aloud, replacing the current one. Each sentence sounds as soon as it is fetched,
 * while the next one is on its way. The browser's voice takes over where the server's fails.
 */
export function speakAloud(text: string, reading: Reading): void {
  hush();
  const sentences = toSentences(text);
  if (sentences.length === 0) return;
  const mine = new AbortController();
  current = mine;
  addEventListener("keydown", hushOnEscape, { capture: true, signal: mine.signal });
  void speakAll(sentences, reading, mine.signal).finally(() => {
    if (current === mine) hush();
  });
}

/** Stops speaking at once. */
export function hush(): void {
  current?.abort();
  current = null;
  playback?.stop();
  playback = null;
  isSpeaking.set(false);
}

async function speakAll(
  sentences: readonly string[],
  { language, byServer }: Reading,
  signal: AbortSignal,
): Promise<void> {
  const own = byServer ? toLanguage(language) : null;
  const spoken = own ? await speakByServer(sentences, own, signal) : 0;
  const rest = sentences.slice(spoken).join(" ");
  if (signal.aborted || rest === "") return;
  const read = await readByBrowser(rest, language, signal);
  if (read) await hear(read, signal);
}

/** Returns how many sentences were spoken before the voice failed, if it did. */
async function speakByServer(
  sentences: readonly string[],
  language: Language,
  signal: AbortSignal,
): Promise<number> {
  const fetchAt = (index: number) => fetchSpeech(sentences[index] ?? "", language, signal);
  let spoken = 0;
  try {
    let next = fetchAt(0);
    while (spoken < sentences.length) {
      const sound = await next;
      if (spoken + 1 < sentences.length) {
        next = fetchAt(spoken + 1);
        // Its failure is handled when its turn comes.
        next.catch(() => undefined);
      }
      if (spoken > 0) await wait(pauseMs);
      await hear(await playSound(sound, signal), signal);
      spoken += 1;
    }
  } catch {
    // The browser's voice reads the rest.
  }
  return spoken;
}

/** Waits for the end. */
async function hear(next: Playback, signal: AbortSignal): Promise<void> {
  if (signal.aborted) return next.stop();
  playback = next;
  isSpeaking.set(true);
  await next.ended;
  if (playback === next) playback = null;
}

function hushOnEscape({ key }: KeyboardEvent): void {
  if (key === "Escape") hush();
}

function wait(milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, milliseconds);
  });
}
