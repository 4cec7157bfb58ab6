import { AppError } from "@goldmane/contracts/errors";
import { codeForMs, screenKeptForMs } from "@goldmane/contracts/companion/limits";
import { screenTaken } from "@goldmane/contracts/companion/live";
import type { RemoteCard, ScreenState } from "@goldmane/contracts/companion/schema";
import { newPartyCode } from "#features/parties/service.ts";
import type { App, Viewer } from "#platform/app.ts";
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
import { describeRemotes, tellOver, tellRemotes, tellScreen, tellShown } from "./tell.ts";

type Sitting = { viewer: Viewer; connection: Connection };

const openingsOf = perApp(() => new RateLimiter({ most: 60, windowMs: 60_000 }));

/** Makes a screen of this connection: the one that its tab was before, while that is kept. */
export async function openScreen(
  app: App,
  { viewer, connection }: Sitting,
  known: string | undefined,
): Promise<{ screenId: string; remotes: RemoteCard[] }> {
  const profileId = viewer.profile?.id ?? "";
  const householdId = viewer.householdId ?? "";
  const now = app.now();
  openingsOf(app).enforce(
    profileId,
    now,
    (wait) => new AppError("TOO_MANY_REQUESTS", "That was too often.", wait),
  );
  const before = known === undefined ? undefined : await findScreen(app.db, known);
  if (before && before.profile_id === profileId && !isGone(before, now)) {
    await takeUp(app, connection, before);
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

/** Another code than before, for as long as codes hold. */
export async function showCode(
  app: App,
  { connection }: Sitting,
  screenId: string,
): Promise<{ code: string; leftMs: number }> {
  requireSeat(connection, screenId);
  let code = newPartyCode();
  while (await hasCode(app.db, code)) code = newPartyCode();
  await updateScreen(app.db, screenId, { code, code_ends_at: app.now() + codeForMs });
  return { code, leftMs: codeForMs };
}

export async function hideCode(app: App, { connection }: Sitting, screenId: string): Promise<void> {
  requireSeat(connection, screenId);
  await updateScreen(app.db, screenId, { code: null, code_ends_at: null });
}

export async function admitRemote(
  app: App,
  { connection }: Sitting,
  { screenId, remoteId }: { screenId: string; remoteId: string },
): Promise<void> {
  const screen = await requireStreamSlot(app, connection, screenId);
  await requireRemoteOf(app, screenId, remoteId);
  await updateRemote(app.db, remoteId, { is_in: 1 });
  await tellRemotes(app, screen);
  await tellScreen(app, screenId);
}

export async function dismissRemote(
  app: App,
  { connection }: Sitting,
  { screenId, remoteId }: { screenId: string; remoteId: string },
): Promise<void> {
  requireSeat(connection, screenId);
  await requireRemoteOf(app, screenId, remoteId);
  await deleteRemote(app.db, remoteId);
  tellOver(app, remoteId, "ended");
  await tellScreen(app, screenId);
}

export async function leaveScreen(
  app: App,
  { connection }: Sitting,
  screenId: string,
): Promise<void> {
  const screen = await requireStreamSlot(app, connection, screenId);
  await connection.leave(`screen:${screenId}`);
  await endScreen(app, screen, "ended");
}

export async function reportState(
  app: App,
  { viewer, connection }: Sitting,
  { screenId, state }: { screenId: string; state: ScreenState },
): Promise<void> {
  requireSeat(connection, screenId);
  await tellShown(app, { viewer, screenId, state });
}

/** Nobody sits at it any more: its phones are told, and it is kept a while. */
export async function noticeAbsence(app: App, screenId: string): Promise<void> {
  const screen = await findScreen(app.db, screenId);
  if (!screen || screen.away_at !== null) return;
  const away_at = app.now();
  await updateScreen(app.db, screenId, { away_at, code: null, code_ends_at: null });
  await tellRemotes(app, { ...screen, away_at });
}

/** Away for so long that nobody expects it back. */
export function isGone({ away_at }: ScreenRow, now: number): boolean {
  return away_at !== null && now - away_at > screenKeptForMs;
}

export async function endScreen(
  app: App,
  screen: ScreenRow,
  reason: "ended" | "gone",
): Promise<void> {
  const remotes = await listRemotes(app.db, screen.id);
  await deleteScreen(app.db, screen.id);
  for (const { id } of remotes) tellOver(app, id, reason);
}

async function takeUp(app: App, connection: Connection, screen: ScreenRow): Promise<void> {
  const room = `screen:${screen.id}` as const;
  if (!connection.isIn(room)) {
    // A tab that was copied is the screen now; both would do what a phone asks.
    app.live.emit(room, screenTaken, { screenId: screen.id });
    app.live.makeLeave(room, room, connection.id);
    await connection.join(room);
  }
  if (screen.away_at === null) return;
  await updateScreen(app.db, screen.id, { away_at: null });
  await tellRemotes(app, { ...screen, away_at: null });
}

/** Whoever entered its room was shown to be its profile. */
function requireSeat(connection: Connection, screenId: string): void {
  if (!connection.isIn(`screen:${screenId}`)) {
    throw new AppError("NOT_FOUND", "This tab is no such screen.");
  }
}

async function requireStreamSlot(
  app: App,
  connection: Connection,
  screenId: string,
): Promise<ScreenRow> {
  requireSeat(connection, screenId);
  const screen = await findScreen(app.db, screenId);
  if (!screen) throw new AppError("NOT_FOUND", "There is no such screen any more.");
  return screen;
}

async function requireRemoteOf(app: App, screenId: string, remoteId: string): Promise<void> {
  const remote = await findRemote(app.db, remoteId);
  if (remote?.screen_id !== screenId) {
    throw new AppError("NOT_FOUND", "This screen has no such phone.");
  }
}
