import { AppError } from "@goldmane/contracts/errors";
import { streamSilenceMs, streamStoppedMs } from "@goldmane/contracts/playback/limits";
import type { SavedProgress } from "@goldmane/contracts/playback/schema";
import { describeDevice } from "#features/account/service.ts";
import { holdHousehold } from "#features/family/service.ts";
import { readOwnAccess } from "#features/subscription/service.ts";
import type { App, Viewer } from "#platform/app.ts";
import { newId } from "#platform/ids.ts";
import { readStreams } from "./read-streams.ts";
import {
  deleteSilentStreams,
  deleteStream,
  findStream,
  listPlaying,
  touchStream,
  upsertStream,
} from "./store.ts";

/** Whether what a viewer plays takes one of the screens of a plan. The demo's are for everybody. */
function isCounted(viewer: Viewer): viewer is Viewer & { householdId: string } {
  return viewer.householdId !== null && viewer.profile !== null && !viewer.isDemo;
}

/**
 * Takes one of the plan's screens for this browser. Whoever comes at the same time waits: there are
 * never more than the plan has seats.
 * @throws AppError STREAM_LIMIT_REACHED with who is watching now.
 */
export async function beginStream(app: App, viewer: Viewer, titleId: string): Promise<void> {
  if (!isCounted(viewer)) return;
  const { householdId, sessionId, profile } = viewer;
  const device = await describeDevice(app, sessionId);
  const isFull = await app.db.transaction().execute(async (db) => {
    await holdHousehold({ db }, householdId);
    const now = app.now();
    const { maxUsers } = await readOwnAccess({ ...app, db }, viewer);
    const playing = await listPlaying(db, householdId, now - streamSilenceMs);
    const others = playing.filter(({ session_id }) => session_id !== sessionId);
    if (others.length >= maxUsers) return true;
    await upsertStream(db, {
      id: newId(now),
      household_id: householdId,
      session_id: sessionId,
      profile_id: profile?.id ?? "",
      title_id: titleId,
      device,
      begun_at: now,
      seen_at: now,
      stopped_at: null,
    });
    return false;
  });
  if (isFull) throw await screensTaken(app, viewer);
}

/**
 * Lets in who plays already or could begin to: for what is fetched ahead, and for the media itself.
 * @throws AppError STREAM_LIMIT_REACHED; NOT_ALLOWED for what somebody stopped.
 */
export async function needScreen(app: App, viewer: Viewer, titleId: string): Promise<void> {
  if (!isCounted(viewer)) return;
  const { householdId, sessionId } = viewer;
  if (await isStopped(app, sessionId, titleId)) {
    throw new AppError("NOT_ALLOWED", "Somebody of your household stopped this film here.", {
      reason: "stopped",
    });
  }
  const { maxUsers } = await readOwnAccess(app, viewer);
  const playing = await listPlaying(app.db, householdId, app.now() - streamSilenceMs);
  const others = playing.filter(({ session_id }) => session_id !== sessionId);
  if (others.length >= maxUsers) throw await screensTaken(app, viewer);
}

/** What a player hears back when it tells how far it is. */
export async function keepStream(
  app: App,
  viewer: Viewer,
  titleId: string,
): Promise<SavedProgress["stream"]> {
  if (!isCounted(viewer)) return "playing";
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

export async function endStream(app: App, { sessionId }: Viewer, titleId: string): Promise<void> {
  await deleteStream(app.db, { sessionId, titleId });
}

/** Rows of films that ended long ago. */
export async function forgetStreams(app: App): Promise<void> {
  await deleteSilentStreams(app.db, app.now() - streamStoppedMs);
}

async function isStopped(app: App, sessionId: string, titleId: string): Promise<boolean> {
  const stream = await findStream(app.db, sessionId);
  if (!stream?.stopped_at || stream.title_id !== titleId) return false;
  return app.now() - stream.stopped_at < streamStoppedMs;
}

async function screensTaken(app: App, viewer: Viewer): Promise<AppError> {
  const { planName, maxUsers } = await readOwnAccess(app, viewer);
  return new AppError(
    "STREAM_LIMIT_REACHED",
    `${planName} plays on ${maxUsers} screens at once, and all of them are taken.`,
    { planName, maxUsers, watching: await readStreams(app, viewer) },
  );
}
