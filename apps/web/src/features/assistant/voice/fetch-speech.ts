import { speechPath } from "@goldmane/contracts/assistant/api";
import { speechTimeoutMs } from "@goldmane/contracts/assistant/limits";
import type { Language } from "@goldmane/contracts/languages";

/** Fetches a text as speech of the server. @throws Error if the server has no voice for it. */
export async function fetchSpeech(
  text: string,
  language: Language,
  signal: AbortSignal,
): Promise<ArrayBuffer> {
  const response = await fetch(speechPath, {
    method: "POST",
    credentials: "include",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ text, language, voice: "leo" }),
    signal: AbortSignal.any([signal, AbortSignal.timeout(speechTimeoutMs)]),
  });
  if (!response.ok) throw new Error(`No voice: ${response.status}`);
  return response.arrayBuffer();
}
