import { tokenSubject } from "./media/token-subject.ts";
import { randomBytes } from "node:crypto";
import { speedProbeBytes } from "@goldmane/contracts/playback/limits";
import {
  becomesView,
  isFinished,
  resumePosition,
  startUrl,
} from "@goldmane/contracts/playback/rules";
import type { Playback, PlaybackCut, SavedProgress } from "@goldmane/contracts/playback/schema";
import { countWatched } from "#features/controls/service.ts";
import {
  countView,
  findNext,
  findTitle,
  pictureUrl,
  presentCard,
} from "#features/library/service.ts";
import { recordWatching } from "#features/watchlist/service.ts";
import type { App, SessionViewer } from "#platform/app.ts";
import { frameSeconds } from "@goldmane/media/segment-layout";
import { describeVariants } from "@goldmane/media/package/answer-part";
import { mediaFolder } from "./media/media-url.ts";
import { authorizePlayback } from "./authorize-playback.ts";
import { openSource } from "./open-source.ts";
import { presentPlayback } from "./present.ts";
import { viewingKey } from "./viewing-key.ts";
import { findProgress, upsertProgress } from "./store.ts";
import { beginStream } from "./streams/begin-stream.ts";
import { endStream, renewStream } from "./streams/renew-stream.ts";
import { requireStreamSlot } from "./streams/require-stream-slot.ts";
import { startWarming } from "./warm.ts";

export { leaveClips } from "./clips/leave-clips.ts";
export { saveOfflinePosition } from "./save-offline-position.ts";
export { renewStream } from "./streams/renew-stream.ts";
export { seedProgress } from "./seed-progress.ts";

export type { Begun } from "./watching.ts";
export { readBegun, readWatching } from "./watching.ts";

/**
 * Starts playback of a title: returns links that work in this browser session only, for some hours.
 */
export async function startPlayback(
  app: App,
  viewer: SessionViewer,
  { id, cut, ahead = false }: { id: string; cut: PlaybackCut; ahead?: boolean },
): Promise<Playback> {
  const { title, opened } = await authorizePlayback(app, viewer, { id, cut });
  if (cut === "film" && title.isListed) {
    await (ahead ? requireStreamSlot(app, viewer, id) : beginStream(app, viewer, id));
  }
  const { source } = opened;
  const { token, expiresAt } = app.media.tokens.issue(tokenSubject(viewer, id));
  const isFilm = cut === "film";
  const reached = isFilm ? await findProgress(app.db, viewer.ownerId, id) : null;
  const next = isFilm ? await findNext(app, viewer, title) : null;
  return presentPlayback({
    title,
    posterUrl: pictureUrl(title, "backdrop"),
    opened,
    startUrl: startUrl(id, cut),
    variants: describeVariants(app.media.packager, source),
    folder: mediaFolder(token, id, { cut, contentHash: source.contentHash }),
    resumeSeconds: resumePosition(reached ?? 0, frameSeconds(source.frameCount, source.frameRate)),
    next: next && presentCard(next),
    expiresAt,
  });
}

export async function saveProgress(
  app: App,
  viewer: SessionViewer,
  report: { id: string; positionSeconds: number; isLeaving: boolean; isReadAlong: boolean },
): Promise<SavedProgress> {
  const { id } = report;
  const title = findTitle(app, viewer, id);
  const position = Math.min(report.positionSeconds, title.durationSeconds);
  if (report.isLeaving) {
    const { source } = openSource(app, title, "film");
    app.media.readAhead.leave(viewingKey(viewer.sessionId, source));
    await endStream(app, viewer, id);
  }
  const before = await findProgress(app.db, viewer.ownerId, id);
  if (becomesView(before ?? 0, position)) await countView(app, id);
  await upsertProgress(app.db, {
    viewerId: viewer.ownerId,
    titleId: id,
    positionSeconds: position,
    isFinished: isFinished(position, title.durationSeconds),
    now: app.now(),
  });
  const watched = { title, fromSeconds: before ?? 0, toSeconds: position };
  const timeLeft = await countWatched(app, viewer, watched);
  await recordWatching(app, viewer, { ...watched, timeLeft, isReadAlong: report.isReadAlong });
  const isStream = title.isListed && !report.isLeaving;
  const stream = isStream ? await renewStream(app, viewer, id) : "playing";
  return { positionSeconds: position, timeLeft, stream };
}

/** Noise, so that nothing between here and the browser can compress it. */
export const speedProbe = randomBytes(speedProbeBytes);

/** Warms the segment cache. It is on this node's disk, so that every worker warms its own. */
export async function openPlayback(app: App): Promise<AsyncDisposable | void> {
  const { config } = app;
  if (config.roles.includes("worker") && config.media.isWarming) return startWarming(app);
}
