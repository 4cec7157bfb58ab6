import { AppError } from "@goldmane/contracts/errors";
import type { FastifyReply } from "fastify";
import type { RawCall } from "#platform/http/raw-route.ts";
import { contentTypeOf } from "@goldmane/media/package/parse-part";
import type { SegmentSource } from "@goldmane/media/segment-source";

/**
 * Sends a title's key to a verified viewer. Their playback token expires, so caches must not store
 * the key.
 */
export function sendKey({ request, reply }: RawCall, source: SegmentSource): FastifyReply {
  if (!source.segmentKey) throw new AppError("NOT_FOUND", "This title is not encrypted.");
  const key = source.segmentKey();
  void reply.headers({
    "content-type": contentTypeOf({ kind: "key" }),
    "content-length": key.length,
    "cache-control": "no-store",
  });
  return request.method === "HEAD" ? reply.send() : reply.send(key);
}
