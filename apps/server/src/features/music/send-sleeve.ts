import { AppError } from "@goldmane/contracts/errors";
import { sleeveWidths } from "@goldmane/contracts/music/limits";
import * as z from "zod/mini";
import type { RawCall } from "#platform/http/raw-route.ts";
import { sendBytes } from "@goldmane/media/deliver/send-bytes";
import { etagOf } from "@goldmane/media/store/part-cache";
import { perApp } from "#platform/per-app.ts";
import { drawSleeve } from "./draw-sleeve.ts";
import { findPiece, musicVersion } from "./service.ts";
import { sleeveLook } from "./sleeve-look.ts";

const query = z.object({
  width: z._default(z.coerce.number().check(z.positive()), 384),
  v: z.optional(z.string()),
});

/** Tens of kilobytes each, and few enough for all of them to fit. */
const drawn = perApp(() => new Map<string, Promise<Buffer>>());

/** A piece's sleeve, drawn on first request. */
export async function sendSleeve({ app, request, reply }: RawCall): Promise<unknown> {
  const { id } = z.object({ id: z.string() }).parse(request.params);
  const { title } = findPiece(id);
  const asked = query.safeParse(request.query);
  if (!asked.success) throw new AppError("INVALID_INPUT", "width must be a number above 0.");
  const width = sleeveWidths.find((one) => one >= asked.data.width) ?? sleeveWidths[3];
  const type = request.headers.accept?.includes("image/webp") ? "webp" : "jpeg";
  const kept = drawn(app);
  const key = `${id} ${width} ${type}`;
  const drawing = kept.get(key) ?? drawSleeve(sleeveLook(id, title), { width, type });
  kept.set(key, drawing);
  drawing.catch(() => kept.delete(key));
  const bytes = await drawing;
  void reply.header("vary", "accept");
  return sendBytes(request, reply, bytes, {
    etag: etagOf(bytes),
    type: `image/${type}`,
    isImmutable: asked.data.v === musicVersion(app),
  });
}
