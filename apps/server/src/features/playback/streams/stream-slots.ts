import { AppError } from "@goldmane/contracts/errors";
import { streamSilenceMs, streamStoppedMs } from "@goldmane/contracts/playback/limits";
import { readOwnAccess } from "#features/subscription/service.ts";
import type { App, Viewer, ProfileViewer } from "#platform/app.ts";
import { readStreams } from "./read-streams.ts";
import { findStream, listPlaying } from "./store.ts";

export type StreamingViewer = ProfileViewer;

/** Whether a viewer's streams count toward the plan. The demo has no limit. */
export function usesStreamSlot(viewer: Viewer): viewer is StreamingViewer {
  return viewer.householdId !== null && viewer.profile !== null && !viewer.isDemo;
}

/** Whether the plan has a slot for this browser: its own, or a free one. */
export async function hasStreamSlot(app: App, viewer: StreamingViewer): Promise<boolean> {
  const { householdId, sessionId } = viewer;
  const { maxUsers } = await readOwnAccess(app, viewer);
  const playing = await listPlaying(app.db, householdId, app.now() - streamSilenceMs);
  return playing.filter(({ session_id }) => session_id !== sessionId).length < maxUsers;
}

/** Whether someone recently stopped this film in this session. */
export async function isStopped(app: App, sessionId: string, titleId: string): Promise<boolean> {
  const stream = await findStream(app.db, sessionId);
  if (!stream?.stopped_at || stream.title_id !== titleId) return false;
  return app.now() - stream.stopped_at < streamStoppedMs;
}

/** The error, with the current streams. */
export async function streamLimitError(app: App, viewer: ProfileViewer): Promise<AppError> {
  const { planName, maxUsers } = await readOwnAccess(app, viewer);
  return new AppError(
    "STREAM_LIMIT_REACHED",
    `${planName} plays on ${maxUsers} screens at once, and all are in use. Stop one to watch here.`,
    { planName, maxUsers, watching: await readStreams(app, viewer) },
  );
}
