import { AppError } from "@goldmane/contracts/errors";
import { musicFormats } from "@goldmane/contracts/music/limits";
import * as z from "zod/mini";
import type { RawCall } from "#platform/http/raw-route.ts";
import { sendBytes } from "@goldmane/media/deliver/send-bytes";
import { findPiece, musicVersion, obtainTrack } from "./service.ts";

const query = z.object({ v: z.optional(z.string()) });
const types = { m4a: "audio/mp4", mp3: "audio/mpeg" } as const;

/** Sends a piece of music, rendered on first request. */
export async function sendTrack({ app, request, reply }: RawCall): Promise<unknown> {
  const { file } = z.object({ file: z.string() }).parse(request.params);
  const [, id = "", ending] = /^([a-z0-9-]+)\.([a-z0-9]+)$/.exec(file) ?? [];
  const format = musicFormats.find((one) => one === ending);
  if (!format) throw new AppError("NOT_FOUND", "This track doesn't exist.");
  const piece = findPiece(id);
  const { v } = query.parse(request.query);
  const { bytes, etag } = await obtainTrack(app, piece, format);
  return sendBytes(request, reply, bytes, {
    etag,
    type: types[format],
    isImmutable: v === musicVersion(app),
  });
}
