import { AppError } from "@goldmane/contracts/errors";
import { maxRemotes } from "@goldmane/contracts/companion/limits";
import type { HeldRemote } from "@goldmane/contracts/companion/schema";
import type { App, SessionViewer } from "#platform/app.ts";
import { attempt } from "#platform/identity/attempts.ts";
import type { Browser } from "#platform/identity/browser.ts";
import { nameBrowser } from "#platform/identity/name-browser.ts";
import { newId } from "#platform/ids.ts";
import { newRemoteToken } from "./remote-token.ts";
import { presentHeld } from "./present.ts";
import {
  deleteRemote,
  findScreenByCode,
  insertRemote,
  listRemotes,
  type RemoteRow,
  type ScreenRow,
  takeCode,
} from "./store.ts";
import { nameScreen, notifyRemoteEnded, notifyScreen } from "./notify.ts";

type Caller = { viewer: SessionViewer; browser: Pick<Browser, "address" | "userAgent"> };

/**
 * Pairs a phone with the screen of a code. A member of the screen's household is admitted at once;
 * anyone else is a guest, who waits until the screen admits them.
 */
export async function pairRemote(
  app: App,
  { viewer, browser }: Caller,
  code: string,
): Promise<{ token: string; remote: HeldRemote }> {
  const { address } = browser;
  const screen = await attempt(app, { subject: `a pairing code, ${address}`, address }, () =>
    useCode(app, code),
  );
  await endEarlierRemotes(app, screen, viewer);
  const { token, tokenHash } = newRemoteToken();
  const isFamily = viewer.householdId === screen.household_id && viewer.profile !== null;
  const now = app.now();
  const row: RemoteRow = {
    id: newId(now),
    screen_id: screen.id,
    token_hash: tokenHash,
    session_id: viewer.sessionId,
    profile_id: isFamily ? (viewer.profile?.id ?? null) : null,
    name: viewer.profile?.displayName ?? null,
    device: nameBrowser(browser.userAgent),
    is_in: isFamily ? 1 : 0,
    paired_at: now,
    // Away until the phone connects the remote over the live connection.
    away_at: now,
  };
  await insertRemote(app.db, row);
  await notifyScreen(app, screen.id);
  const screenName = await nameScreen(app, screen);
  return { token, remote: presentHeld(row, { screenName, isAway: screen.away_at !== null }) };
}

/** @throws AppError NOT_FOUND if the code is wrong, expired or used; the error doesn't say which. */
async function useCode(app: App, code: string): Promise<ScreenRow> {
  const screen = await findScreenByCode(app.db, code, app.now());
  if (!screen) throw noSuchCode();
  const remotes = await listRemotes(app.db, screen.id);
  if (remotes.length >= maxRemotes) {
    const words = `This screen already has ${maxRemotes} phones. Remove one there first.`;
    throw new AppError("CONFLICT", words, { reason: "full" });
  }
  if (!(await takeCode(app.db, screen.id, code))) throw noSuchCode();
  return screen;
}

function noSuchCode(): AppError {
  const words = "That code doesn’t match a screen. Codes work once, for one minute.";
  return new AppError("NOT_FOUND", words);
}

/** A phone that pairs again replaces its earlier remote. */
async function endEarlierRemotes(
  app: App,
  screen: ScreenRow,
  { sessionId }: SessionViewer,
): Promise<void> {
  const remotes = await listRemotes(app.db, screen.id);
  for (const { id } of remotes.filter((remote) => remote.session_id === sessionId)) {
    await deleteRemote(app.db, id);
    notifyRemoteEnded(app, id, "again");
  }
}
