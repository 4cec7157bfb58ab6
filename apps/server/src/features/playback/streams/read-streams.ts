import { AppError } from "@goldmane/contracts/errors";
import { streamSilenceMs } from "@goldmane/contracts/playback/limits";
import type { Stream } from "@goldmane/contracts/playback/schema";
import { readFamily } from "#features/family/service.ts";
import { listVisibleInteractive, lookUpTitle } from "#features/library/service.ts";
import type { App, Viewer, HouseholdViewer, ProfileViewer } from "#platform/app.ts";
import { byViewer, recordAudit } from "#platform/identity/audit.ts";
import { announceIdentityChange } from "#platform/identity/session-changes.ts";
import { listPlaying, markStopped, type StreamRow } from "./store.ts";

/** The household's current streams, without titles that the viewer may not see. */
export async function readStreams(app: App, viewer: ProfileViewer): Promise<Stream[]> {
  const rows = await list(app, viewer);
  const family = new Map((await readFamily(app, viewer)).map((profile) => [profile.id, profile]));
  return rows.map((row) => {
    const profile = family.get(row.profile_id);
    return {
      id: row.id,
      profileName: profile?.displayName ?? "Somebody",
      avatarUrl: profile?.avatarUrl ?? "",
      title: nameTitle(app, viewer, row.title_id),
      device: row.device,
      isThisOne: row.session_id === viewer.sessionId,
      canStop: mayStop(viewer, row),
      beganAt: row.begun_at,
    };
  });
}

/** Stops a stream on another device: its next progress report and its next segment are refused. */
export async function stopStream(app: App, viewer: ProfileViewer, id: string): Promise<void> {
  const rows = await list(app, viewer);
  const row = rows.find((one) => one.id === id);
  if (!row) throw new AppError("NOT_FOUND", "Nothing is playing there anymore.");
  if (!mayStop(viewer, row))
    throw new AppError("NOT_ALLOWED", "Only a parent can stop someone else’s film.");
  await markStopped(app.db, id, app.now());
  await recordAudit(app, app.db, { ...byViewer(viewer), kind: "stream.stopped" });
  // Every node verifies that browser's links again before it sends the next segment.
  await announceIdentityChange(app, { sessionId: row.session_id });
}

async function list(app: App, { householdId }: HouseholdViewer): Promise<StreamRow[]> {
  return await listPlaying(app.db, householdId, app.now() - streamSilenceMs);
}

function mayStop({ profile }: Viewer, row: StreamRow): boolean {
  return profile?.role === "parent" || profile?.id === row.profile_id;
}

function nameTitle(app: App, viewer: Viewer, titleId: string): string | null {
  const title = lookUpTitle(app, viewer, titleId);
  if (title) return title.title;
  const films = listVisibleInteractive(app, viewer);
  return films.find((film) => film.title.id === titleId)?.title.title ?? null;
}
