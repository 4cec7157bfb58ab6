import { AppError } from "@goldmane/contracts/errors";
import { musicFormats } from "@goldmane/contracts/music/limits";
import { sendBytes, startResponse } from "@goldmane/media/deliver/send-bytes";
import { untilDisconnected } from "@goldmane/media/deliver/until-disconnected";
import { requireFfmpeg } from "@goldmane/media/find-ffmpeg";
import type { Piece } from "@goldmane/sound/pieces/piece";
import * as z from "zod/mini";
import type { RawCall } from "#platform/http/raw-route.ts";
import { findPiece, musicVersion, obtainMp3, openTrack } from "./service.ts";

const query = z.object({ v: z.optional(z.string()) });

/** Sends a piece of music; what is not cached yet is made while it is sent. */
export async function sendTrack(call: RawCall): Promise<unknown> {
  const { app, request, reply } = call;
  const { file } = z.object({ file: z.string() }).parse(request.params);
  const [, id = "", ending] = /^([a-z0-9-]+)\.([a-z0-9]+)$/.exec(file) ?? [];
  const format = musicFormats.find((one) => one === ending);
  if (!format) throw new AppError("NOT_FOUND", "This track doesn’t exist.");
  const piece = findPiece(id);
  const isImmutable = query.parse(request.query).v === musicVersion(app);
  if (format === "m4a") return sendM4a(call, piece, isImmutable);
  const { bytes, etag } = await obtainMp3(app, piece);
  return sendBytes(request, reply, bytes, { etag, type: "audio/mpeg", isImmutable });
}

function sendM4a({ app, request, reply }: RawCall, piece: Piece, isImmutable: boolean): unknown {
  const file = openTrack(app, piece);
  // Refused before the first byte; a stream can only be cut short.
  if (file.progress.made < file.progress.all) requireFfmpeg(app.media.ffmpeg);
  const { size, etag } = file;
  const range = startResponse(request, reply, { size, etag, type: "audio/mp4", isImmutable });
  if (!range) return reply.send();
  void reply.header("content-length", range.end - range.start + 1);
  if (request.method === "HEAD") return reply.send();
  return reply.send(file.read(range, { priority: "viewer", signal: untilDisconnected(reply) }));
}
