import { AppError } from "@goldmane/contracts/errors";
import { streamSilenceMs, streamStoppedMs } from "@goldmane/contracts/playback/limits";
import type { SavedProgress } from "@goldmane/contracts/playback/schema";
import type { App, Viewer, SessionViewer } from "#platform/app.ts";
import { beginStream } from "./begin-stream.ts";
import { usesStreamSlot, isStopped } from "./stream-slots.ts";
import { deleteSilentStreams, deleteStream, touchStream } from "./store.ts";

/** Renews a stream with each progress report. Returns its state for the player. */
export async function renewStream(
  app: App,
  viewer: Viewer,
  titleId: string,
): Promise<SavedProgress["stream"]> {
  if (!usesStreamSlot(viewer)) return "playing";
  const { sessionId } = viewer;
  const now = app.now();
  const heardSince = now - streamSilenceMs;
  const goesOn = await touchStream(app.db, { sessionId, titleId, now, heardSince });
  if (goesOn) return "playing";
  if (await isStopped(app, sessionId, titleId)) return "stopped";
  try {
    await beginStream(app, viewer, titleId);
    return "playing";
  } catch (error) {
    if (error instanceof AppError && error.code === "STREAM_LIMIT_REACHED") return "full";
    throw error;
  }
}

export async function endStream(
  app: App,
  { sessionId }: SessionViewer,
  titleId: string,
): Promise<void> {
  await deleteStream(app.db, { sessionId, titleId });
}

/** Deletes the rows of films that ended long ago. */
export async function deleteOldStreams(app: App): Promise<void> {
  await deleteSilentStreams(app.db, app.now() - streamStoppedMs);
}
