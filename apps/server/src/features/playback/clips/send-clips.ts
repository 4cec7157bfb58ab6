import { isForEveryone } from "@goldmane/contracts/library/rules";
import { untilDisconnected } from "@goldmane/media/deliver/until-disconnected";
import { startResponse } from "@goldmane/media/deliver/send-bytes";
import { requireFfmpeg } from "@goldmane/media/find-ffmpeg";
import * as z from "zod/mini";
import { findInteractive } from "#features/library/service.ts";
import { sendPictureOf } from "#features/playback/send-picture.ts";
import { sendStartOf } from "#features/playback/send-start.ts";
import type { RawCall } from "#platform/http/raw-route.ts";
import { authorizeClips } from "./authorize-clips.ts";
import { openBed } from "./beds.ts";
import { openClip } from "./open-clip.ts";

const clipParams = z.object({ id: z.string(), clip: z.string() });
const bedParams = z.object({ id: z.string(), bed: z.string() });
const versionQuery = z.object({ v: z.optional(z.string()) });

/** The frame in the middle of a clip, as pictures of options and maps show it. */
export async function sendStill(call: RawCall): Promise<unknown> {
  const { app, request, findViewer } = call;
  const { id, clip } = clipParams.parse(request.params);
  const interactive = findInteractive(app, await findViewer(), id);
  const source = openClip(app, interactive, clip);
  return sendPictureOf(call, { title: interactive.title, source, kind: "still" });
}

export async function sendClipStart(call: RawCall): Promise<unknown> {
  const { app, request, findViewer } = call;
  const { id, clip } = clipParams.parse(request.params);
  const { interactive, isCalm } = await authorizeClips(app, await findViewer(), id);
  return sendStartOf(call, openClip(app, interactive, clip, { isCalm }));
}

/** The music under clips; what is not cached yet is made while it is sent. */
export async function sendBed(call: RawCall): Promise<unknown> {
  const { app, request, reply, findViewer } = call;
  const { id, bed } = bedParams.parse(request.params);
  const { interactive } = await authorizeClips(app, await findViewer(), id);
  const file = openBed(app, interactive.film, bed);
  // Refused before the first byte; a stream can only be cut short.
  if (file.progress.made < file.progress.all) requireFfmpeg(app.media.ffmpeg);
  const { size, etag } = file;
  const isCurrent = versionQuery.parse(request.query).v === app.media.musicVersion.slice(0, 8);
  const isImmutable = isCurrent && isForEveryone(interactive.title.rating);
  const range = startResponse(request, reply, { size, etag, type: "audio/mp4", isImmutable });
  if (!range) return reply.send();
  void reply.header("content-length", range.end - range.start + 1);
  if (request.method === "HEAD") return reply.send();
  return reply.send(file.read(range, { priority: "viewer", signal: untilDisconnected(reply) }));
}
