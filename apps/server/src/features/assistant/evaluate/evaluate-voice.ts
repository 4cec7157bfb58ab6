import { heardRate } from "@goldmane/contracts/assistant/limits";
import { transcribe } from "#features/assistant/voice/transcribe.ts";
import { sphinxOf } from "#features/assistant/voice/speech-to-text/find-sphinx.ts";
import { speak } from "#features/assistant/voice/speak.ts";
import type { App } from "#platform/app.ts";
import { newEvaluationViewer } from "./evaluation-viewer.ts";
import { count, newScore, type Score } from "./score.ts";

const sentences = [
  "show my list",
  "what should i watch",
  "turn on the captions",
  "surprise me",
  "tell me a story",
  "stop the music",
  "continue watching",
  "take me to fantasy",
  "something funny",
  "skip the intro",
];
const wavHeaderBytes = 44;
const sizeAt = 40;

/** Round trip: speech recognition must understand the embedded voice, whose samples are known. */
export async function evaluateVoice(app: App): Promise<Score[]> {
  const spoken = newScore("voice: sentences spoken within 15 s");
  const heard = newScore("ear: the voice's own commands understood");
  const canHear = app.config.leo.hearing !== null || (await sphinxOf(app)) !== null;
  for (const text of sentences) {
    const signal = AbortSignal.timeout(app.config.leo.speechTimeoutMs);
    const request = { text, voice: "leo", language: "en", signal } as const;
    const sound = await speak(app, request).catch(() => null);
    count(spoken, sound !== null, `"${text}"`);
    if (sound?.type !== "audio/wav" || !canHear) continue;
    const quiet = Buffer.alloc(heardRate);
    const samples = Buffer.concat([quiet, readSamples(sound.bytes), quiet]);
    const said = await transcribe(app, newEvaluationViewer(), { samples, signal }).catch(
      () => null,
    );
    const isHeard = said?.text.toLowerCase().replaceAll(/[^a-z ]/g, "") === text;
    count(heard, isHeard, `"${text}" was "${said?.text ?? ""}"`);
  }
  return heard.of > 0 ? [spoken, heard] : [spoken];
}

function readSamples(wav: Buffer): Buffer {
  return wav.subarray(wavHeaderBytes, wavHeaderBytes + wav.readUInt32LE(sizeAt));
}
