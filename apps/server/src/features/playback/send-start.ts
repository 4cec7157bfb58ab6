import { Readable } from "node:stream";
import { cut } from "@goldmane/contracts/playback/schema";
import * as z from "zod/mini";
import type { RawCall } from "#platform/http/raw-route.ts";
import { revalidatedCaching, sendBytes } from "@goldmane/media/deliver/send-bytes";
import { untilDisconnected } from "@goldmane/media/deliver/until-disconnected";
import type { PartRequest } from "@goldmane/media/package/packager";
import { partKeys } from "@goldmane/media/package/part-keys";
import { startFile, startPieces } from "@goldmane/media/package/start-file";
import type { SegmentSource } from "@goldmane/media/segment-source";
import { authorizePlayback } from "./authorize-playback.ts";

const params = z.object({ id: z.string(), cut });
const type = "video/mp4";

/** Sends a title's start file: from the cache, or else while it is made. */
export async function sendStart(call: RawCall): Promise<unknown> {
  const { app, request, findViewer } = call;
  const viewer = await findViewer();
  const { source } = (await authorizePlayback(app, viewer, params.parse(request.params))).opened;
  return sendStartOf(call, source);
}

/** Sends the start file of a film that the viewer may see. */
export async function sendStartOf(call: RawCall, source: SegmentSource): Promise<unknown> {
  const { app, request, reply } = call;
  const kept = await app.media.packager.find(partKeys.start(source));
  const content = { type, isImmutable: false };
  if (kept) return sendBytes(request, reply, kept.bytes, { ...content, etag: kept.etag });
  const gone = untilDisconnected(reply);
  const ask: PartRequest = { priority: "viewer", signal: gone };
  try {
    if (isWholeWanted(request)) return await sendAsMade(call, source, ask);
    const { bytes, etag } = await startFile(app.media.packager, source, ask);
    return sendBytes(request, reply, bytes, { ...content, etag });
  } catch (error) {
    if (!gone.aborted) throw error;
    return reply.hijack();
  }
}

/** Range and HEAD requests need the size first. */
function isWholeWanted({ method, headers }: RawCall["request"]): boolean {
  return method === "GET" && headers.range === undefined;
}

/** The first second is sent without waiting for the next. */
async function sendAsMade(
  { app, reply }: RawCall,
  source: SegmentSource,
  ask: PartRequest,
): Promise<unknown> {
  const pieces = startPieces(app.media.packager, source, ask);
  // Errors come before the first byte, while a status can still be sent.
  let piece = await pieces.next();

  async function* goOn() {
    const sent: Buffer[] = [];
    for (; !piece.done; piece = await pieces.next()) {
      sent.push(piece.value);
      yield piece.value;
    }
    await app.media.packager.store(partKeys.start(source), Buffer.concat(sent));
  }
  return reply
    .headers({ "content-type": type, "cache-control": revalidatedCaching })
    .send(Readable.from(goOn(), { objectMode: false }));
}
