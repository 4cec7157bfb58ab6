import { plainRangeBytes } from "@goldmane/contracts/playback/limits";
import type { RawCall } from "#platform/http/raw-route.ts";
import { sendBytes, startResponse } from "@goldmane/media/deliver/send-bytes";
import { untilDisconnected } from "@goldmane/media/deliver/until-disconnected";
import { segmentSpans } from "@goldmane/media/segment-layout";
import { requireRung } from "@goldmane/media/package/answer-part";
import type { PartRequest } from "@goldmane/media/package/packager";
import { findPart, makePart, peekPart } from "@goldmane/media/package/deliverable-parts";
import { contentTypeOf, type Part } from "@goldmane/media/package/parse-part";
import { ProgressiveFile } from "@goldmane/media/package/progressive";
import { streamFile } from "@goldmane/media/package/stream-file";
import type { SegmentSource } from "@goldmane/media/segment-source";
import { followViewer } from "./follow-viewer.ts";

/**
 * RFC 7240: a player with nothing to show yet takes a smaller picture rather than wait for this
 * one.
 */
const notToWait = "wait=0";

type Wanted = {
  source: SegmentSource;
  part: Exclude<Part, { kind: "key" }>;
  /** The viewer to read ahead for. */
  viewer: string;
};

/** Answers one part of a film: from memory at once, from the cache, or as soon as it is made. */
export async function sendPart(call: RawCall, { source, part, viewer }: Wanted): Promise<unknown> {
  const { app, request, reply } = call;
  const content = { type: contentTypeOf(part), isImmutable: part.kind !== "master" };

  const { packager } = app.media;
  const ready = peekPart(packager, source, part) ?? (await findPart(packager, source, part));
  if (ready) {
    followViewer(app, viewer, source, part);
    return sendBytes(request, reply, ready.bytes, { ...content, etag: ready.etag });
  }
  const isSegment = part.kind === "video" && part.index < segmentSpans(source).length;
  if (isSegment && request.headers.prefer === notToWait) {
    return reply.code(202).header("cache-control", "no-store").send();
  }
  const gone = untilDisconnected(reply);
  const ask: PartRequest = { priority: "viewer", signal: gone };
  try {
    if (part.kind === "progressive") {
      return await sendProgressive(call, source, requireRung(source, part.rung), ask);
    }
    const making = makePart(packager, source, part, ask);
    followViewer(app, viewer, source, part);
    const made = await making;
    return sendBytes(request, reply, made.bytes, { ...content, etag: made.etag });
  } catch (error) {
    if (!gone.aborted) throw error;
    // The client is gone.
    return reply.hijack();
  }
}

async function sendProgressive(
  { app, request, reply }: RawCall,
  source: SegmentSource,
  rung: SegmentSource["rungs"][number],
  ask: PartRequest,
): Promise<unknown> {
  const file = await ProgressiveFile.open(app.media.packager, source, rung, ask);
  const { size } = file.layout;
  const etag = `"${source.contentHash.slice(0, 20)}-${rung.name}-plain"`;
  const content = { size, etag, type: "video/mp4", isImmutable: true };
  const range = startResponse(request, reply, content, plainRangeBytes);
  if (!range) return reply.send();
  const length = range.end - range.start + 1;
  void reply.header("content-length", length);
  if (request.method === "HEAD") return reply.send();
  if (length <= plainRangeBytes) return reply.send(await file.read(range, ask));
  return reply.send(streamFile(file, range, ask));
}
