import { AppError } from "@goldmane/contracts/errors";
import { resumeFromSeconds, watchingAtMost } from "@goldmane/contracts/playback/limits";
import { resumePosition } from "@goldmane/contracts/playback/rules";
import type { Watching } from "@goldmane/contracts/playback/schema";
import { listVisible, presentCard } from "#features/library/service.ts";
import type { App, Viewer, SessionViewer } from "#platform/app.ts";
import { forgetProgress, listBegun, listProgress, restoreProgress } from "./store.ts";

/**
 * The titles this viewer is in the middle of: started and unfinished by the rule that resumes a
 * film.
 */
export async function readWatching(app: App, viewer: Viewer): Promise<Watching[]> {
  if (viewer.kind === "anonymous") return [];
  const titles = new Map(listVisible(app, viewer).map((title) => [title.id, title]));
  const reached = await listProgress(app.db, viewer.ownerId, resumeFromSeconds);
  return reached
    .flatMap(({ titleId, positionSeconds, updatedAt }) => {
      const title = titles.get(titleId);
      const resumesAt = title ? resumePosition(positionSeconds, title.durationSeconds) : 0;
      if (!title || resumesAt === 0) return [];
      return [{ ...presentCard(title), positionSeconds: resumesAt, updatedAt }];
    })
    .slice(0, watchingAtMost);
}

/** @throws AppError NOT_FOUND where this viewer has not started such a title */
export async function forgetWatching(app: App, viewer: SessionViewer, id: string): Promise<void> {
  const of = { viewerId: viewer.ownerId, titleId: id };
  const wasBegun = await forgetProgress(app.db, { ...of, now: app.now() });
  if (!wasBegun) throw new AppError("NOT_FOUND", "You haven’t started this title.");
}

/** @throws AppError NOT_FOUND where this viewer has not removed such a title */
export async function restoreWatching(app: App, viewer: SessionViewer, id: string): Promise<void> {
  const wasForgotten = await restoreProgress(app.db, { viewerId: viewer.ownerId, titleId: id });
  if (!wasForgotten)
    throw new AppError("NOT_FOUND", "You haven’t removed this title from your list.");
}

/** A title that a viewer started. */
export type Begun = {
  titleId: string;
  positionSeconds: number;
  updatedAt: number;
  /** When it was last watched to its end; null if never. */
  finishedAt: number | null;
  /** Removed from the list of titles being watched. */
  isForgotten: boolean;
};

/** Everything this viewer watched, latest first, including titles that no longer exist. */
export async function readBegun(app: App, viewer: Viewer, atMost: number): Promise<Begun[]> {
  if (viewer.kind === "anonymous") return [];
  const rows = await listBegun(app.db, {
    viewerId: viewer.ownerId,
    fromSeconds: resumeFromSeconds,
    limit: atMost,
  });
  return rows.map((row) => ({
    titleId: row.title_id,
    positionSeconds: row.position_seconds,
    updatedAt: row.updated_at,
    finishedAt: row.finished_at,
    isForgotten: row.forgotten_at !== null,
  }));
}
