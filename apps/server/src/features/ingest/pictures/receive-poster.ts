import { AppError } from "@goldmane/contracts/errors";
import { maxPosterBytes } from "@goldmane/contracts/ingest/limits";
import type { KnownFilmFacts } from "@goldmane/contracts/ingest/schema";
import * as z from "zod/mini";
import { findFilmTitle } from "#features/ingest/known-film.ts";
import { hangPoster } from "#features/ingest/service.ts";
import type { RawCall } from "#platform/http/raw-route.ts";
import { untilDisconnected } from "@goldmane/media/deliver/until-disconnected";
import { drawBlur } from "./draw-blur.ts";
import { isPicture } from "./is-picture.ts";
import { readBody } from "./read-body.ts";

const params = z.object({ id: z.uuid() });
/** The largest size that a poster is shown at. */
const size = { kind: "poster", width: 960, height: 1440, type: "jpeg", quality: 92 } as const;

/** Receives a poster for a film, converted to the stored size and type. */
export async function receivePoster({ app, request, reply }: RawCall): Promise<KnownFilmFacts> {
  const asked = params.safeParse(request.params);
  if (!asked.success) throw new AppError("NOT_FOUND", "This film no longer exists.");
  findFilmTitle(app, asked.data.id);
  const picture = await readBody(request.raw, maxPosterBytes);
  if (!isPicture(picture)) {
    throw new AppError("UNSUPPORTED_MEDIA", "Choose a JPEG, PNG, WebP or AVIF picture.");
  }
  const gone = untilDisconnected(reply);
  const poster = await app.media.convertPicture(picture, size, gone);
  return await hangPoster(app, asked.data.id, { poster, blur: await drawBlur(app, poster, gone) });
}
