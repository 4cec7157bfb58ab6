import { AppError } from "@goldmane/contracts/errors";
import { pictureQuality, pictureWidths } from "@goldmane/contracts/playback/limits";
import * as z from "zod/mini";
import { findTitle } from "#features/library/service.ts";
import type { RawCall } from "#platform/http/raw-route.ts";
import { sendBytes } from "#platform/media/deliver/send-bytes.ts";
import { untilGone } from "#platform/media/deliver/until-gone.ts";
import type { PictureRequest, PictureType } from "#platform/media/segment-source.ts";
import { openPlayable } from "./playable.ts";

const params = z.object({ id: z.string(), kind: z.enum(["poster", "backdrop"]) });
const query = z.object({
  width: z._default(z.coerce.number().check(z.positive()), 480),
  quality: z._default(z.coerce.number(), pictureQuality.usual),
  v: z.optional(z.string()),
});

/** A poster or backdrop in the best type that the browser takes, drawn the first time it is asked for. */
export async function sendPicture({ app, request, reply, findViewer }: RawCall): Promise<unknown> {
  const { id, kind } = params.parse(request.params);
  const read = query.safeParse(request.query);
  if (!read.success) {
    throw new AppError("INVALID_INPUT", "width and quality are numbers, width above 0.");
  }
  const asked = read.data;
  const title = findTitle(app, await findViewer(), id);
  const { source } = openPlayable(app, title, "film");
  const width = roundUp(asked.width, pictureWidths[kind]);
  const picture: PictureRequest = {
    kind,
    width,
    height: Math.round(kind === "poster" ? width * 1.5 : (width * 9) / 16),
    type: bestType(request.headers.accept ?? ""),
    quality: roundQuality(asked.quality),
  };
  const gone = untilGone(reply);
  try {
    const ask = { priority: "viewer", signal: gone } as const;
    const { bytes, etag } = await app.media.maker.picture(source, picture, ask);
    void reply.header("vary", "accept");
    return sendBytes(request, reply, bytes, {
      etag,
      type: `image/${picture.type}`,
      isImmutable: asked.v === title.version,
    });
  } catch (error) {
    if (!gone.aborted) throw error;
    return reply.hijack();
  }
}

function roundUp(width: number, widths: readonly number[]): number {
  return widths.find((each) => each >= width) ?? widths.at(-1) ?? width;
}

/** In steps, so that a picture isn't kept a hundred times. */
function roundQuality(quality: number): number {
  const { least, most } = pictureQuality;
  return Math.min(most, Math.max(least, Math.round(quality / 5) * 5));
}

/** The smallest first: a browser names the newer ones that it takes. */
function bestType(accept: string): PictureType {
  return (["avif", "webp"] as const).find((type) => accept.includes(`image/${type}`)) ?? "jpeg";
}
