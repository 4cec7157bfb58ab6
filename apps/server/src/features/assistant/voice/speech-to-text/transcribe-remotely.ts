import { heardRate } from "@goldmane/contracts/assistant/limits";
import type { Transcript } from "@goldmane/contracts/assistant/schema";
import * as z from "zod/mini";
import type { RemoteAudio } from "#platform/config/leo-config.ts";
import { readLimited } from "#features/assistant/read-limited.ts";
import { writeWav } from "#features/assistant/voice/write-wav.ts";

const answerBytesAtMost = 100_000;
const textAtMost = 500;

const transcriptionReply = z.object({ text: z.string() });

/** Transcript from an OpenAI-compatible `/audio/transcriptions` endpoint. */
export async function transcribeRemotely(
  { baseUrl, apiKey, model }: RemoteAudio,
  { samples, signal }: { samples: Buffer; signal: AbortSignal },
): Promise<Transcript> {
  const pcm = new Int16Array(samples.length / 2);
  samples.copy(Buffer.from(pcm.buffer));
  const form = new FormData();
  const wav = writeWav([pcm], heardRate);
  form.set("file", new Blob([new Uint8Array(wav)], { type: "audio/wav" }), "heard.wav");
  form.set("model", model);
  form.set("response_format", "json");
  const answer = await fetch(`${baseUrl.replace(/\/$/, "")}/audio/transcriptions`, {
    method: "POST",
    headers: apiKey === null ? {} : { authorization: `Bearer ${apiKey}` },
    body: form,
    redirect: "error",
    signal,
  });
  const bytes = await readLimited(answer, answerBytesAtMost);
  if (!answer.ok) throw new Error(`The speech-to-text server answered ${answer.status}`);
  const transcription = transcriptionReply.parse(JSON.parse(bytes.toString("utf8")));
  const text = transcription.text.trim().slice(0, textAtMost);
  return { text, isCommand: false, confidence: text === "" ? 0 : 0.8 };
}
