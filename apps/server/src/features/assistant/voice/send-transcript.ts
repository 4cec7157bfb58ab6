import { heardBytesAtMost } from "@goldmane/contracts/assistant/limits";
import { AppError } from "@goldmane/contracts/errors";
import { countHearing } from "#features/assistant/chat/count-messages.ts";
import { requireLeo, rightsOf } from "#features/assistant/rights.ts";
import type { RawCall } from "#platform/http/raw-route.ts";
import { toLimitAddress } from "#platform/identity/address.ts";
import { untilDisconnected } from "@goldmane/media/deliver/until-disconnected";
import { readAll } from "@goldmane/media/read-all";
import { transcribe } from "./transcribe.ts";
import { readRecording } from "./speech-to-text/read-recording.ts";

const types = /^(audio\/(?:wav|x-wav|wave)|application\/octet-stream)\s*(?:;|$)/i;
const timeoutMs = 20_000;

/** Sends the transcript of a recording. */
export async function sendTranscript({
  app,
  request,
  reply,
  findViewer,
}: RawCall): Promise<unknown> {
  const type = types.exec(request.headers["content-type"] ?? "")?.[1];
  if (!type) throw new AppError("UNSUPPORTED_MEDIA", "A recording must be audio/wav.");
  const viewer = await findViewer();
  requireLeo(viewer);
  if (!rightsOf(viewer).mayListen) {
    throw new AppError("NOT_ALLOWED", "The microphone is off for you. Ask a parent to turn it on.");
  }
  countHearing(app, { viewer, address: toLimitAddress(request.ip) });
  const tooLarge = new AppError("TOO_LARGE", "That was too long. Try a shorter sentence.");
  if (Number(request.headers["content-length"] ?? 0) > heardBytesAtMost) throw tooLarge;
  const bytes = await readAll(request.raw, heardBytesAtMost).catch((error: unknown) => {
    throw request.raw.errored ? error : tooLarge;
  });
  const samples = readRecording(bytes, /wav/i.test(type));
  const signal = AbortSignal.any([AbortSignal.timeout(timeoutMs), untilDisconnected(reply)]);
  return await reply
    .header("cache-control", "no-store")
    .send(await transcribe(app, viewer, { samples, signal }));
}
