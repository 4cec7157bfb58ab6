import { hearingPath } from "@goldmane/contracts/assistant/api";
import { type Transcript, transcript } from "@goldmane/contracts/assistant/schema";
import { ApiError } from "#platform/api.ts";

/** Transcribes a recording: mono, 16-bit, 16 kHz. Nothing is stored. */
export async function understand(sound: Int16Array<ArrayBuffer>): Promise<Transcript> {
  const response = await fetch(hearingPath, {
    method: "POST",
    credentials: "include",
    headers: { "content-type": "application/octet-stream" },
    body: sound,
  });
  if (!response.ok) throw new ApiError(response.status, await response.text());
  return transcript.parse(await response.json());
}
