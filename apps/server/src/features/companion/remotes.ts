import { AppError } from "@goldmane/contracts/errors";
import {
  commandRateLimit,
  commandTimeoutMs,
  padRateLimit,
} from "@goldmane/contracts/companion/limits";
import { padHeld, pressResult, pressed } from "@goldmane/contracts/companion/live";
import type { HeldRemote, RemoteCommand } from "@goldmane/contracts/companion/schema";
import type { App, Viewer } from "#platform/app.ts";
import type { Connection } from "#platform/live/on-command.ts";
import { RateLimiter } from "#platform/rate-limiter.ts";
import { perApp } from "#platform/per-app.ts";
import { hashRemoteToken } from "./remote-token.ts";
import { presentHeld } from "./present.ts";
import { endScreen, isGone, markScreenAway } from "./screens.ts";
import {
  deleteRemote,
  findRemoteByToken,
  findScreen,
  type RemoteRow,
  type ScreenRow,
  updateRemote,
} from "./store.ts";
import { nameScreen, notifyScreen } from "./notify.ts";

type RemoteCaller = { viewer: Viewer; connection: Connection };

const pressesOf = perApp(() => new RateLimiter(commandRateLimit));
const holdsOf = perApp(() => new RateLimiter(padRateLimit));

/** Subscribes this connection to a remote: it receives its screen's state from now on. */
export async function connectRemote(
  app: App,
  { viewer, connection }: RemoteCaller,
  token: string,
): Promise<HeldRemote> {
  const { remote, screen } = await requireRemote(app, viewer, token);
  await connection.join(`remote:${remote.id}`);
  await updateRemote(app.db, remote.id, { away_at: null });
  await notifyScreen(app, screen.id);
  const screenName = await nameScreen(app, screen);
  return presentHeld(remote, { screenName, isAway: screen.away_at !== null });
}

/** Sends a command to the screen and waits for its acknowledgment. */
export async function pressRemote(
  app: App,
  { viewer }: RemoteCaller,
  { token, command }: { token: string; command: RemoteCommand },
): Promise<void> {
  const { remote, screen } = await requireAdmitted(app, viewer, token);
  pressesOf(app).enforce(remote.id, app.now(), tooFast);
  const screenId = screen.id;
  const answers = await app.live.emitWithAcks(
    `screen:${screenId}`,
    pressed,
    { screenId, command },
    commandTimeoutMs,
  );
  if (answers.length === 0) {
    if (!(await app.live.hasAny(`screen:${screenId}`))) await markScreenAway(app, screenId);
    throw new AppError("CONFLICT", "The screen isn’t responding. Try again in a moment.", {
      reason: "away",
    });
  }
  if (!answers.some((answer) => pressResult.safeParse(answer).data?.isDone)) {
    const words = "The screen can’t do that right now.";
    throw new AppError("NOT_ALLOWED", words, { reason: "screen" });
  }
}

/** Sends the screen what an admitted phone holds as a game pad. */
export async function holdPad(
  app: App,
  viewer: Viewer,
  { token, buttons }: { token: string; buttons: number },
): Promise<void> {
  const { remote, screen } = await requireAdmitted(app, viewer, token);
  holdsOf(app).enforce(remote.id, app.now(), tooFast);
  const screenId = screen.id;
  app.live.emit(`screen:${screenId}`, padHeld, { screenId, remoteId: remote.id, buttons });
}

export async function unpairRemote(
  app: App,
  { viewer, connection }: RemoteCaller,
  token: string,
): Promise<void> {
  const { remote, screen } = await requireRemote(app, viewer, token);
  await connection.leave(`remote:${remote.id}`);
  await deleteRemote(app.db, remote.id);
  await notifyScreen(app, screen.id);
}

/** The phone disconnected; it may reconnect in a moment. */
export async function markRemoteAway(app: App, remoteId: string, screenId: string): Promise<void> {
  await updateRemote(app.db, remoteId, { away_at: app.now() });
  await notifyScreen(app, screenId);
}

/** A remote whose phone may command the screen. */
async function requireAdmitted(
  app: App,
  viewer: Viewer,
  token: string,
): Promise<{ remote: RemoteRow; screen: ScreenRow }> {
  const found = await requireRemote(app, viewer, token);
  if (found.remote.is_in === 1) return found;
  throw new AppError("NOT_ALLOWED", "Waiting for the screen to accept your phone.", {
    reason: "asked",
  });
}

function tooFast(wait: { retryAfterSeconds: number }): AppError {
  return new AppError("TOO_MANY_REQUESTS", "You’re doing that too fast. Wait a moment.", wait);
}

/** A member's remote is bound to their profile: it ends when someone else uses the phone. */
async function requireRemote(
  app: App,
  { profile }: Viewer,
  token: string,
): Promise<{ remote: RemoteRow; screen: ScreenRow }> {
  const remote = await findRemoteByToken(app.db, hashRemoteToken(token));
  const screen = remote && (await findScreen(app.db, remote.screen_id));
  const isOwn = remote?.profile_id === null || remote?.profile_id === profile?.id;
  if (!remote || !screen || !isOwn) throw remoteNotFound();
  if (isGone(screen, app.now())) {
    await endScreen(app, screen, "gone");
    throw remoteNotFound();
  }
  return { remote, screen };
}

function remoteNotFound(): AppError {
  return new AppError("NOT_FOUND", "This remote is no longer paired.");
}
