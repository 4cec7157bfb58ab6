import { AppError } from "@goldmane/contracts/errors";
import { resumeFromSeconds, watchingAtMost } from "@goldmane/contracts/playback/limits";
import { resumePosition } from "@goldmane/contracts/playback/rules";
import type { Watching } from "@goldmane/contracts/playback/schema";
import { listVisible, presentCard } from "#features/library/service.ts";
import { type App, passerBy, type Viewer } from "#platform/app.ts";
import { deleteProgress, listProgress } from "./store.ts";

/** What this viewer is in the midst of: begun and unfinished by the rule that resumes a film. */
export async function readWatching(app: App, viewer: Viewer): Promise<Watching[]> {
  if (viewer.ownerId === passerBy) return [];
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
  const wasBegun = await deleteProgress(app.db, viewer.ownerId, id);
  if (!wasBegun) throw new AppError("NOT_FOUND", "You have not begun such a title.");
}
