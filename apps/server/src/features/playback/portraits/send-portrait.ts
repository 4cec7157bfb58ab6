import { createHash } from "node:crypto";
import { AppError } from "@goldmane/contracts/errors";
import { isForEveryone } from "@goldmane/contracts/library/rules";
import { portraitWidths } from "@goldmane/contracts/playback/limits";
import { castMember } from "@goldmane/stage/story/schema";
import { LRUCache } from "lru-cache";
import * as z from "zod/mini";
import { findTitle } from "#features/library/service.ts";
import type { RawCall } from "#platform/http/raw-route.ts";
import { sendBytes } from "@goldmane/media/deliver/send-bytes";
import { perApp } from "#platform/per-app.ts";
import { drawPortrait } from "./draw-portrait.ts";

const params = z.object({ id: z.string(), member: z.string() });
const query = z.object({
  width: z._default(z.coerce.number().check(z.positive()), 192),
  v: z.optional(z.string()),
});

/** Some kilobytes each; the most recently requested stay. */
const keptAtMost = 600;
const drawn = perApp(() => new LRUCache<string, Promise<Buffer>>({ max: keptAtMost }));

/** The face of one of a film's cast, drawn on first request. */
export async function sendPortrait({ app, request, reply, findViewer }: RawCall): Promise<unknown> {
  const { id, member: memberId } = params.parse(request.params);
  const asked = query.safeParse(request.query);
  if (!asked.success) throw new AppError("INVALID_INPUT", "width must be a number above 0.");
  const title = findTitle(app, await findViewer(), id);
  const cast = title.made.by === "goldmane" ? title.made.original.story.cast : [];
  const script = cast.find((one) => one.id === memberId);
  if (!script) throw new AppError("NOT_FOUND", "This character doesn’t exist.");

  const member = castMember.parse(script);
  const type = request.headers.accept?.includes("image/webp") ? "webp" : "jpeg";
  const { genre, version } = title;
  const most = portraitWidths.at(-1) ?? 512;
  const width = portraitWidths.find((one) => one >= asked.data.width) ?? most;
  const bytes = await keepDrawn(drawn(app), `${id} ${version} ${memberId} ${width} ${type}`, () =>
    drawPortrait({ genre, member, width, type }),
  );
  const etag = `"${createHash("sha256").update(bytes).digest("base64url").slice(0, 27)}"`;
  void reply.header("vary", "accept");
  return sendBytes(request, reply, bytes, {
    etag,
    type: `image/${type}`,
    isImmutable: asked.data.v === version && isForEveryone(title.rating),
  });
}

function keepDrawn(
  kept: LRUCache<string, Promise<Buffer>>,
  key: string,
  draw: () => Promise<Buffer>,
): Promise<Buffer> {
  const known = kept.get(key);
  if (known) return known;
  const drawing = draw();
  kept.set(key, drawing);
  drawing.catch(() => kept.delete(key));
  return drawing;
}
