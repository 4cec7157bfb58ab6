import { AppError } from "@goldmane/contracts/errors";
import { pairingCodeMs, screenGraceMs } from "@goldmane/contracts/companion/limits";
import { screenReplaced } from "@goldmane/contracts/companion/live";
import type { RemoteCard, ScreenState } from "@goldmane/contracts/companion/schema";
import { newPartyCode } from "#features/parties/service.ts";
import type { App, ProfileViewer } from "#platform/app.ts";
import { nameBrowser } from "#platform/identity/name-browser.ts";
import { newId } from "#platform/ids.ts";
import type { Connection } from "#platform/live/on-command.ts";
import { RateLimiter } from "#platform/rate-limiter.ts";
import { perApp } from "#platform/per-app.ts";
import {
  deleteRemote,
  deleteScreen,
  findRemote,
  findScreen,
  findUserAgent,
  hasCode,
  insertScreen,
  listRemotes,
  type ScreenRow,
  updateRemote,
  updateScreen,
} from "./store.ts";
import {
  describeRemotes,
  notifyRemoteEnded,
  notifyRemotes,
  notifyScreen,
  notifyShown,
} from "./notify.ts";

type ScreenCaller = { viewer: ProfileViewer; connection: Connection };

const openingsOf = perApp(() => new RateLimiter({ most: 60, windowMs: 60_000 }));

/** Opens a screen on this connection, or resumes the one that its tab had before a reload. */
export async function openScreen(
  app: App,
  { viewer, connection }: ScreenCaller,
  known: string | undefined,
): Promise<{ screenId: string; remotes: RemoteCard[] }> {
  const profileId = viewer.profile.id;
  const { householdId } = viewer;
  const now = app.now();
  openingsOf(app).enforce(
    profileId,
    now,
    (wait) =>
      new AppError("TOO_MANY_REQUESTS", "You’re doing that too often. Wait a moment.", wait),
  );
  const before = known === undefined ? undefined : await findScreen(app.db, known);
  if (before && before.profile_id === profileId && !isGone(before, now)) {
    await resumeScreen(app, connection, before);
    return { screenId: before.id, remotes: await describeRemotes(app, before.id) };
  }
  const screenId = newId(now);
  const userAgent = await findUserAgent(app.db, viewer.sessionId);
  await insertScreen(app.db, {
    id: screenId,
    household_id: householdId,
    profile_id: profileId,
    device: nameBrowser(userAgent ?? ""),
    code: null,
    code_ends_at: null,
    opened_at: now,
    away_at: null,
  });
  await connection.join(`screen:${screenId}`);
  return { screenId, remotes: [] };
}

/** Replaces the screen's pairing code by a new one. */
export async function showCode(
  app: App,
  { connection }: ScreenCaller,
  screenId: string,
): Promise<{ code: string; leftMs: number }> {
  requireScreenRoom(connection, screenId);
  let code = newPartyCode();
  while (await hasCode(app.db, code)) code = newPartyCode();
  await updateScreen(app.db, screenId, { code, code_ends_at: app.now() + pairingCodeMs });
  return { code, leftMs: pairingCodeMs };
}

export async function hideCode(
  app: App,
  { connection }: ScreenCaller,
  screenId: string,
): Promise<void> {
  requireScreenRoom(connection, screenId);
  await updateScreen(app.db, screenId, { code: null, code_ends_at: null });
}

export async function admitRemote(
  app: App,
  { connection }: ScreenCaller,
  { screenId, remoteId }: { screenId: string; remoteId: string },
): Promise<void> {
  const screen = await requireScreen(app, connection, screenId);
  await requireRemoteOf(app, screenId, remoteId);
  await updateRemote(app.db, remoteId, { is_in: 1 });
  await notifyRemotes(app, screen);
  await notifyScreen(app, screenId);
}

export async function dismissRemote(
  app: App,
  { connection }: ScreenCaller,
  { screenId, remoteId }: { screenId: string; remoteId: string },
): Promise<void> {
  requireScreenRoom(connection, screenId);
  await requireRemoteOf(app, screenId, remoteId);
  await deleteRemote(app.db, remoteId);
  notifyRemoteEnded(app, remoteId, "ended");
  await notifyScreen(app, screenId);
}

export async function leaveScreen(
  app: App,
  { connection }: ScreenCaller,
  screenId: string,
): Promise<void> {
  const screen = await requireScreen(app, connection, screenId);
  await connection.leave(`screen:${screenId}`);
  await endScreen(app, screen, "ended");
}

export async function reportState(
  app: App,
  { viewer, connection }: ScreenCaller,
  { screenId, state }: { screenId: string; state: ScreenState },
): Promise<void> {
  requireScreenRoom(connection, screenId);
  await notifyShown(app, { viewer, screenId, state });
}

/** The screen's tab disconnected: notifies its phones and keeps the screen for `screenGraceMs`. */
export async function markScreenAway(app: App, screenId: string): Promise<void> {
  const screen = await findScreen(app.db, screenId);
  if (!screen || screen.away_at !== null) return;
  const away_at = app.now();
  await updateScreen(app.db, screenId, { away_at, code: null, code_ends_at: null });
  await notifyRemotes(app, { ...screen, away_at });
}

/** Whether the screen has been away for longer than `screenGraceMs`. */
export function isGone({ away_at }: ScreenRow, now: number): boolean {
  return away_at !== null && now - away_at > screenGraceMs;
}

export async function endScreen(
  app: App,
  screen: ScreenRow,
  reason: "ended" | "gone",
): Promise<void> {
  const remotes = await listRemotes(app.db, screen.id);
  await deleteScreen(app.db, screen.id);
  for (const { id } of remotes) notifyRemoteEnded(app, id, reason);
}

async function resumeScreen(app: App, connection: Connection, screen: ScreenRow): Promise<void> {
  const room = `screen:${screen.id}` as const;
  if (!connection.isIn(room)) {
    // The tab was duplicated. Only one may stay the screen, or both would run each command.
    app.live.emit(room, screenReplaced, { screenId: screen.id });
    app.live.makeLeave(room, room, connection.id);
    await connection.join(room);
  }
  if (screen.away_at === null) return;
  await updateScreen(app.db, screen.id, { away_at: null });
  await notifyRemotes(app, { ...screen, away_at: null });
}

/** Only connections of the screen's profile can join its room, so membership is proof. */
function requireScreenRoom(connection: Connection, screenId: string): void {
  if (!connection.isIn(`screen:${screenId}`)) {
    throw new AppError("NOT_FOUND", "This tab isn’t a paired screen.");
  }
}

async function requireScreen(
  app: App,
  connection: Connection,
  screenId: string,
): Promise<ScreenRow> {
  requireScreenRoom(connection, screenId);
  const screen = await findScreen(app.db, screenId);
  if (!screen) throw new AppError("NOT_FOUND", "This screen is no longer connected.");
  return screen;
}

async function requireRemoteOf(app: App, screenId: string, remoteId: string): Promise<void> {
  const remote = await findRemote(app.db, remoteId);
  if (remote?.screen_id !== screenId) {
    throw new AppError("NOT_FOUND", "This phone isn’t paired with the screen.");
  }
}
