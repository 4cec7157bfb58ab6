import type { App } from "#platform/app.ts";
import type { ReadyResponse } from "#platform/http/answer-from-memory.ts";
import { immutableCaching } from "@goldmane/media/deliver/send-bytes";
import { peekPart } from "@goldmane/media/package/deliverable-parts";
import { contentTypeOf } from "@goldmane/media/package/parse-part";
import { findSource } from "./find-source.ts";
import { followViewer } from "./follow-viewer.ts";
import { parseMediaUrl } from "./media-url.ts";

/** A segment in memory, for a recently verified viewer: by far the most frequent answer. */
export function peekMedia(
  app: App,
  { url, cookie }: { url: string; cookie: string | undefined },
): ReadyResponse | null {
  if (!url.startsWith("/media/") || !url.endsWith(".m4s")) return null;
  const media = parseMediaUrl(url);
  const { token, titleId, part } = media;
  const viewer = app.media.verifier.findVerified({ cookie, token, titleId });
  if (viewer === null) return null;
  const source = findSource(app, media);
  const ready = peekPart(app.media.packager, source, part);
  if (!ready) return null;
  followViewer(app, viewer, source, part);
  const { bytes, etag } = ready;
  return { bytes, etag, type: contentTypeOf(part), cacheControl: immutableCaching };
}
