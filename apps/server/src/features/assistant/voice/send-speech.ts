import { speechRequest } from "@goldmane/contracts/assistant/schema";
import { AppError } from "@goldmane/contracts/errors";
import { countSpeech } from "#features/assistant/chat/count-messages.ts";
import { requireLeo } from "#features/assistant/rights.ts";
import type { RawCall } from "#platform/http/raw-route.ts";
import { toLimitAddress } from "#platform/identity/address.ts";
import { untilDisconnected } from "@goldmane/media/deliver/until-disconnected";
import { speak } from "./speak.ts";
import { voiceOf } from "./voices.ts";

/** Sends text as speech. Times out early, because the browser has its own fallback voice. */
export async function sendSpeech({ app, request, reply, findViewer }: RawCall): Promise<unknown> {
  const viewer = await findViewer();
  requireLeo(viewer);
  const { text, voice, language } = readRequest(request.body);
  countSpeech(app, { viewer, address: toLimitAddress(request.ip) });
  const deadline = AbortSignal.timeout(app.config.leo.speechTimeoutMs);
  const signal = AbortSignal.any([deadline, untilDisconnected(reply)]);
  try {
    const late = new Promise<never>((_resolve, reject) => {
      signal.addEventListener("abort", () => reject(signal.reason as Error), { once: true });
    });
    const spoken = speak(app, { text, voice: voiceOf(voice), language, signal });
    const sound = await Promise.race([spoken, late]);
    return await reply
      .type(sound.type)
      .header("cache-control", "private, no-store")
      .header("content-length", sound.bytes.length)
      .send(sound.bytes);
  } catch (error) {
    if (deadline.aborted) throw new AppError("TIMED_OUT", "Speaking took too long. Try again.");
    throw error;
  }
}

function readRequest(body: unknown) {
  const read = speechRequest.safeParse(body);
  if (!read.success) throw new AppError("INVALID_INPUT", "text must contain words.");
  return read.data;
}
