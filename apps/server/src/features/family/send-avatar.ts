import { createHash } from "node:crypto";
import { AppError } from "@goldmane/contracts/errors";
import { avatarWidths } from "@goldmane/contracts/family/limits";
import { avatarUrl, parsePicture } from "@goldmane/contracts/family/rules";
import { pictureQuality } from "@goldmane/contracts/playback/limits";
import * as z from "zod/mini";
import type { RawCall } from "#platform/http/raw-route.ts";
import { startResponse } from "@goldmane/media/deliver/send-bytes";
import { perApp } from "#platform/per-app.ts";
import { type AvatarPicture, drawAvatar } from "./avatars/draw-avatar.ts";

const params = z.object({ id: z.string() });
const query = z.object({
  width: z._default(z.coerce.number().check(z.positive()), 192),
  quality: z._default(z.coerce.number(), pictureQuality.usual),
});

const picturesKept = 1000;

/** Pictures of a few kilobytes each, the latest last. */
const drawn = perApp(() => new Map<string, Promise<Buffer>>());

/** An avatar in the best type the browser accepts. Drawn on the first request, then cached. */
export async function sendAvatar({ app, request, reply }: RawCall): Promise<unknown> {
  const named = params.safeParse(request.params);
  const name = named.success ? parsePicture(avatarUrl(named.data.id)) : null;
  if (name === null) throw new AppError("NOT_FOUND", "This picture doesn’t exist.");
  const asked = query.safeParse(request.query);
  if (!asked.success) {
    throw new AppError("INVALID_INPUT", "width and quality must be numbers, width above 0.");
  }
  const type = request.headers.accept?.includes("image/webp") ? "webp" : "jpeg";
  const bytes = await keepDrawn(drawn(app), {
    name,
    width: avatarWidths.find((width) => width >= asked.data.width) ?? avatarWidths.at(-1) ?? 512,
    quality: roundQuality(asked.data.quality),
    type,
  });
  const etag = `"${createHash("sha256").update(bytes).digest("base64url").slice(0, 27)}"`;
  const content = { size: bytes.length, etag, type: `image/${type}`, isImmutable: false };
  const range = startResponse(request, reply, content);
  // Public: avatars are the same for everyone.
  void reply.headers({ vary: "accept", "cache-control": "public, max-age=86400" });
  if (!range) return reply.send();
  void reply.header("content-length", range.end - range.start + 1);
  return reply.send(
    request.method === "HEAD" ? undefined : bytes.subarray(range.start, range.end + 1),
  );
}

function keepDrawn(kept: Map<string, Promise<Buffer>>, picture: AvatarPicture): Promise<Buffer> {
  const key = JSON.stringify(picture);
  const drawing = kept.get(key) ?? drawAvatar(picture);
  kept.delete(key);
  kept.set(key, drawing);
  const [oldest] = kept.keys();
  if (kept.size > picturesKept && oldest !== undefined) kept.delete(oldest);
  drawing.catch(() => kept.delete(key));
  return drawing;
}

function roundQuality(quality: number): number {
  const { least, most } = pictureQuality;
  return Math.min(most, Math.max(least, Math.round(quality / 5) * 5));
}
