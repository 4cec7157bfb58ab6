import { createHash } from "node:crypto";
import { AppError } from "@goldmane/contracts/errors";
import { pictureQuality } from "@goldmane/contracts/playback/limits";
import * as z from "zod/mini";
import type { RawCall } from "#platform/http/raw-route.ts";
import { startResponse } from "@goldmane/media/deliver/send-bytes";
import { perApp } from "#platform/per-app.ts";
import { podcasts } from "#features/directory/lists/podcasts.ts";
import { drawCover } from "./draw-cover.ts";

/** Requested widths are rounded up to one of these. */
const widths = [160, 240, 320, 480, 640, 960] as const;

const query = z.object({
  width: z._default(z.coerce.number().check(z.positive()), 480),
  quality: z._default(z.coerce.number(), pictureQuality.usual),
});

/** Tens of kilobytes each and few in number: all are cached. */
const drawn = perApp(() => new Map<string, Promise<Buffer>>());

/** A generated podcast cover, drawn on first request. */
export async function sendCover({ app, request, reply }: RawCall): Promise<unknown> {
  const { id } = request.params as { id: string };
  const podcast = podcasts.find((one) => one.id === id);
  if (!podcast) throw new AppError("NOT_FOUND", "This cover doesn’t exist.");
  const asked = query.safeParse(request.query);
  if (!asked.success) {
    throw new AppError("INVALID_INPUT", "width and quality must be numbers, width above 0.");
  }
  const type = request.headers.accept?.includes("image/webp") ? "webp" : "jpeg";
  const width = widths.find((one) => one >= asked.data.width) ?? widths[5];
  const quality = roundQuality(asked.data.quality);
  const kept = drawn(app);
  const key = `${id} ${width} ${quality} ${type}`;
  const { title, cover: look, color } = podcast;
  const drawing = kept.get(key) ?? drawCover({ title, look, color, width, quality, type });
  kept.set(key, drawing);
  drawing.catch(() => kept.delete(key));
  const bytes = await drawing;
  const etag = `"${createHash("sha256").update(bytes).digest("base64url").slice(0, 27)}"`;
  const content = { size: bytes.length, etag, type: `image/${type}`, isImmutable: false };
  const range = startResponse(request, reply, content);
  // Public, unlike other responses of this route.
  void reply.headers({ vary: "accept", "cache-control": "public, max-age=86400" });
  if (!range) return reply.send();
  void reply.header("content-length", range.end - range.start + 1);
  return reply.send(
    request.method === "HEAD" ? undefined : bytes.subarray(range.start, range.end + 1),
  );
}

function roundQuality(quality: number): number {
  const { least, most } = pictureQuality;
  return Math.min(most, Math.max(least, Math.round(quality / 5) * 5));
}
