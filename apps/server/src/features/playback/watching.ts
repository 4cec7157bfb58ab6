import { AppError } from "@goldmane/contracts/errors";
import { resumeFromSeconds, watchingAtMost } from "@goldmane/contracts/playback/limits";
import { resumePosition } from "@goldmane/contracts/playback/rules";
import type { Watching } from "@goldmane/contracts/playback/schema";
import { listVisible, presentCard } from "#features/library/service.ts";
import { type App, anonymousId, type Viewer } from "#platform/app.ts";
import { forgetProgress, listBegun, listProgress, restoreProgress } from "./store.ts";

/** What this viewer is in the midst of: begun and unfinished by the rule that resumes a film. */
export async function readWatching(app: App, viewer: Viewer): Promise<Watching[]> {
  if (viewer.ownerId === anonymousId) return [];
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

/** @throws AppError NOT_FOUND where this viewer has come nowhere in such a title. */
export async function forgetWatching(app: App, viewer: Viewer, id: string): Promise<void> {
  const of = { viewerId: viewer.ownerId, titleId: id };
  const wasBegun = await forgetProgress(app.db, { ...of, now: app.now() });
  if (!wasBegun) throw new AppError("NOT_FOUND", "You have not begun such a title.");
}

/** @throws AppError NOT_FOUND where this viewer took no such title off the list. */
export async function restoreWatching(app: App, viewer: Viewer, id: string): Promise<void> {
  const wasForgotten = await restoreProgress(app.db, { viewerId: viewer.ownerId, titleId: id });
  if (!wasForgotten) throw new AppError("NOT_FOUND", "You took no such title off your list.");
}

/** How far a viewer once came in a title. */
export type Begun = {
  titleId: string;
  positionSeconds: number;
  updatedAt: number;
  /** When it was last watched to its end; null where it never was. */
  finishedAt: number | null;
  /** Taken off the list of what is being watched. */
  isForgotten: boolean;
};

/** What this viewer watched, whatever became of it, latest first; titles that are gone as well. */
export async function readBegun(app: App, viewer: Viewer, atMost: number): Promise<Begun[]> {
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
