import { AppError } from "@goldmane/contracts/errors";
import { isForEveryone } from "@goldmane/contracts/library/rules";
import { pictureQuality, pictureWidths } from "@goldmane/contracts/playback/limits";
import * as z from "zod/mini";
import { findInteractive, lookUpTitle, type Title } from "#features/library/service.ts";
import { openFilmPictures } from "./clips/open-clip.ts";
import type { RawCall } from "#platform/http/raw-route.ts";
import { sendBytes } from "@goldmane/media/deliver/send-bytes";
import { untilDisconnected } from "@goldmane/media/deliver/until-disconnected";
import type {
  PictureKind,
  PictureRequest,
  PictureType,
  SegmentSource,
} from "@goldmane/media/segment-source";
import { openSource } from "./open-source.ts";

const params = z.object({ id: z.string(), kind: z.enum(["poster", "backdrop", "logo"]) });
const query = z.object({
  width: z._default(z.coerce.number().check(z.positive()), 480),
  quality: z._default(z.coerce.number(), pictureQuality.usual),
  v: z.optional(z.string()),
});

/** Heights for a width of one. */
const shapes: Readonly<Record<PictureKind, number>> = {
  poster: 1.5,
  backdrop: 9 / 16,
  logo: 0.5,
  still: 9 / 16,
};

/**
 * A poster, backdrop or logo in the best type that the browser accepts, drawn on first request
 * unless the film came with it (docs/decisions/0021).
 * Pictures of a title with a restricted rating are revalidated each time: in the HTTP cache of a
 * shared browser they must not outlive the profile that was allowed to see them.
 */
export async function sendPicture(call: RawCall): Promise<unknown> {
  const { app, request, findViewer } = call;
  const { id, kind } = params.parse(request.params);
  const viewer = await findViewer();
  const title = lookUpTitle(app, viewer, id);
  if (!title) {
    const interactive = findInteractive(app, viewer, id);
    const source = openFilmPictures(app, interactive);
    return sendPictureOf(call, { title: interactive.title, source, kind });
  }
  if (kind === "logo" && title.made.by !== "goldmane")
    throw new AppError("NOT_FOUND", "This film has no title art.");
  return sendPictureOf(call, { title, source: openSource(app, title, "film").source, kind });
}

type Pictured = {
  title: Pick<Title, "version" | "rating">;
  source: SegmentSource;
  kind: PictureKind;
};

/** Sends a picture that the viewer may see, in the size that the request asks for. */
export async function sendPictureOf(
  { app, request, reply }: RawCall,
  { title, source, kind }: Pictured,
): Promise<unknown> {
  const read = query.safeParse(request.query);
  if (!read.success) {
    throw new AppError("INVALID_INPUT", "width and quality must be numbers, width above 0.");
  }
  const asked = read.data;
  const width = roundUp(asked.width, pictureWidths[kind]);
  const picture: PictureRequest = {
    kind,
    width,
    height: Math.round(width * shapes[kind]),
    type: bestType(kind, request.headers.accept ?? ""),
    quality: roundQuality(asked.quality),
  };
  const gone = untilDisconnected(reply);
  try {
    const ask = { priority: "viewer", signal: gone } as const;
    const { bytes, etag, isStandIn } = await app.media.packager.pictureAtOnce(source, picture, ask);
    void reply.header("vary", "accept");
    return sendBytes(request, reply, bytes, {
      etag,
      type: `image/${picture.type}`,
      // The next request finds the picture that a stand-in was sent for.
      isImmutable: !isStandIn && asked.v === title.version && isForEveryone(title.rating),
    });
  } catch (error) {
    if (!gone.aborted) throw error;
    return reply.hijack();
  }
}

function roundUp(width: number, widths: readonly number[]): number {
  return widths.find((each) => each >= width) ?? widths.at(-1) ?? width;
}

/** In steps, so that a picture isn't cached a hundred times. */
function roundQuality(quality: number): number {
  const { least, most } = pictureQuality;
  return Math.min(most, Math.max(least, Math.round(quality / 5) * 5));
}

/** The smallest first: browsers name the newer types that they accept. */
function bestType(kind: PictureKind, accept: string): PictureType {
  const newer = (["avif", "webp"] as const).find((type) => accept.includes(`image/${type}`));
  // JPEG has no transparency.
  return newer ?? (kind === "logo" ? "png" : "jpeg");
}
