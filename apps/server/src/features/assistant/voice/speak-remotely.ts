import type { Assistant } from "@goldmane/contracts/assistant/limits";
import type { RemoteVoice } from "#platform/config/leo-config.ts";
import { readLimited } from "#features/assistant/read-limited.ts";

export type Sound = { type: string; bytes: Buffer };

/** About a minute of high-quality MP3; anything larger is not a valid answer. */
const bytesAtMost = 8 * 1024 * 1024;

/**
 * Speech from an OpenAI-compatible `/audio/speech` endpoint. Returns the complete audio, so that
 * another voice can still take over on failure.
 */
export async function speakRemotely(
  { baseUrl, apiKey, model, voices }: RemoteVoice,
  { text, voice, signal }: { text: string; voice: Assistant; signal: AbortSignal },
): Promise<Sound> {
  const answer = await fetch(`${baseUrl.replace(/\/$/, "")}/audio/speech`, {
    method: "POST",
    headers: {
      "content-type": "application/json",
      ...(apiKey !== null && { authorization: `Bearer ${apiKey}` }),
    },
    body: JSON.stringify({ model, input: text, voice: voices[voice], response_format: "mp3" }),
    redirect: "error",
    signal,
  });
  const type = answer.headers.get("content-type")?.split(";", 1)[0] ?? "";
  if (!answer.ok || !/^audio\/[a-z0-9.+-]+$/.test(type)) {
    await answer.body?.cancel();
    throw new Error(`The voice answered ${answer.status} ${type}`);
  }
  const bytes = await readLimited(answer, bytesAtMost);
  if (bytes.length === 0) throw new Error("The voice said nothing");
  return { type, bytes };
}
