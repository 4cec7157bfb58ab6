import { AppError } from "@goldmane/contracts/errors";
import { obeyedWithinMs, pressRateLimit } from "@goldmane/contracts/companion/limits";
import { obeyed, pressed } from "@goldmane/contracts/companion/live";
import type { HeldRemote, RemoteCommand } from "@goldmane/contracts/companion/schema";
import type { App, Viewer } from "#platform/app.ts";
import type { Connection } from "#platform/live/on-command.ts";
import { RateLimiter } from "#platform/rate-limiter.ts";
import { perApp } from "#platform/per-app.ts";
import { hashPass } from "./pass.ts";
import { presentHeld } from "./present.ts";
import { endScreen, isGone, noticeAbsence } from "./screens.ts";
import {
  deleteRemote,
  findRemoteByPass,
  findScreen,
  type RemoteRow,
  type ScreenRow,
  updateRemote,
} from "./store.ts";
import { nameScreen, tellScreen } from "./tell.ts";

type Holding = { viewer: Viewer; connection: Connection };

const pressesOf = perApp(() => new RateLimiter(pressRateLimit));

/** Takes a remote in hand: this connection is told of its screen from now on. */
export async function holdRemote(
  app: App,
  { viewer, connection }: Holding,
  pass: string,
): Promise<HeldRemote> {
  const { remote, screen } = await requireRemote(app, viewer, pass);
  await connection.join(`hand:${remote.id}`);
  await updateRemote(app.db, remote.id, { away_at: null });
  await tellScreen(app, screen.id);
  const screenName = await nameScreen(app, screen);
  return presentHeld(remote, { screenName, isAway: screen.away_at !== null });
}

/** Has the screen do something, and waits until it says that it did. */
export async function pressRemote(
  app: App,
  { viewer }: Holding,
  { pass, command }: { pass: string; command: RemoteCommand },
): Promise<void> {
  const { remote, screen } = await requireRemote(app, viewer, pass);
  if (remote.is_in === 0) {
    throw new AppError("NOT_ALLOWED", "The screen has not let you in yet.", { reason: "asked" });
  }
  pressesOf(app).enforce(remote.id, app.now(), (wait) => {
    return new AppError("TOO_MANY_REQUESTS", "That was too much at once.", wait);
  });
  const screenId = screen.id;
  const answers = await app.live.emitWithAcks(
    `screen:${screenId}`,
    pressed,
    { screenId, command },
    obeyedWithinMs,
  );
  if (answers.length === 0) {
    if (!(await app.live.hasAny(`screen:${screenId}`))) await noticeAbsence(app, screenId);
    throw new AppError("CONFLICT", "The screen does not answer just now.", { reason: "away" });
  }
  if (!answers.some((answer) => obeyed.safeParse(answer).data?.isDone)) {
    const words = "The screen cannot do that just now.";
    throw new AppError("NOT_ALLOWED", words, { reason: "screen" });
  }
}

export async function putAway(
  app: App,
  { viewer, connection }: Holding,
  pass: string,
): Promise<void> {
  const { remote, screen } = await requireRemote(app, viewer, pass);
  await connection.leave(`hand:${remote.id}`);
  await deleteRemote(app.db, remote.id);
  await tellScreen(app, screen.id);
}

/** The connection of a phone is gone; the phone may be back in a moment. */
export async function noticeLoss(app: App, remoteId: string, screenId: string): Promise<void> {
  await updateRemote(app.db, remoteId, { away_at: app.now() });
  await tellScreen(app, screenId);
}

/** A member's remote is theirs only: where somebody else uses the phone it is over. */
async function requireRemote(
  app: App,
  { profile }: Viewer,
  pass: string,
): Promise<{ remote: RemoteRow; screen: ScreenRow }> {
  const remote = await findRemoteByPass(app.db, hashPass(pass));
  const screen = remote && (await findScreen(app.db, remote.screen_id));
  const isOwn = remote?.profile_id === null || remote?.profile_id === profile?.id;
  if (!remote || !screen || !isOwn) throw over();
  if (isGone(screen, app.now())) {
    await endScreen(app, screen, "gone");
    throw over();
  }
  return { remote, screen };
}

function over(): AppError {
  return new AppError("NOT_FOUND", "This remote is not paired any more.");
}
