import type { Device } from "@goldmane/contracts/account/devices/schema";
import type { CurrentSession } from "@goldmane/contracts/account/schema";
import { AppError } from "@goldmane/contracts/errors";
import type { App, SessionViewer, HouseholdViewer } from "#platform/app.ts";
import type { Browser } from "#platform/identity/browser.ts";
import { sessionIdleMs } from "#platform/identity/browser-sessions.ts";
import { byViewer, recordAudit } from "#platform/identity/audit.ts";
import {
  announceIdentityChange,
  deleteHouseholdSession,
  deleteHouseholdSessions,
  renameHouseholdSession,
} from "#platform/identity/session-changes.ts";
import type { Words } from "#platform/words/words.ts";
import { presentDevice } from "./present.ts";
import { type GrownUpProof, requireMayLeave } from "./require-may-leave.ts";
import { readSession } from "./service.ts";
import { listSessions } from "./devices/store.ts";

type Caller<V = SessionViewer> = { viewer: V; browser: Browser };

/** This browser first, then the last seen. */
export async function readDevices(
  app: App,
  viewer: HouseholdViewer,
  words: Words,
): Promise<Device[]> {
  const rows = await listSessions(app.db, viewer.householdId, app.now() - sessionIdleMs);
  const devices = rows.map((row) => presentDevice(row, viewer.sessionId, words));
  return devices.toSorted((a, b) => Number(b.isThisOne) - Number(a.isThisOne));
}

export async function renameDevice(
  app: App,
  viewer: HouseholdViewer,
  { id, name }: { id: string; name: string | null },
): Promise<void> {
  await app.db.transaction().execute(async (db) => {
    const isThere = await renameHouseholdSession(db, { id, householdId: viewer.householdId }, name);
    if (!isThere) throw new AppError("NOT_FOUND", "There is no such device.");
    await recordAudit(app, db, {
      ...byViewer(viewer),
      kind: "session.renamed",
      details: { session: id },
    });
  });
}

export async function revokeDevice(app: App, viewer: HouseholdViewer, id: string): Promise<void> {
  const isGone = await deleteHouseholdSession(app.db, { id, householdId: viewer.householdId });
  if (!isGone) throw new AppError("NOT_FOUND", "This device is no longer signed in.");
  await announceIdentityChange(app, { sessionId: id });
  await recordAudit(app, app.db, {
    ...byViewer(viewer),
    kind: "session.revoked",
    details: { session: id },
  });
}

/** Signs this browser out and rotates its token. A child needs a grown-up's PIN or password. */
export async function signOut(
  app: App,
  { viewer, browser }: Caller,
  proof: GrownUpProof,
): Promise<CurrentSession> {
  await requireMayLeave(app, { viewer, browser }, proof);
  const { addressPrefix } = browser;
  await recordAudit(app, app.db, {
    ...byViewer(viewer),
    addressPrefix,
    kind: "session.signed-out",
  });
  return await leave(app, viewer, browser);
}

export async function signOutEverywhere(
  app: App,
  { viewer, browser }: Caller<HouseholdViewer>,
): Promise<CurrentSession> {
  const householdId = viewer.householdId;
  const { addressPrefix } = browser;
  const entry = { ...byViewer(viewer), addressPrefix, kind: "session.signed-out-everywhere" };
  await recordAudit(app, app.db, entry);
  await deleteHouseholdSessions(app.db, householdId, { but: viewer.sessionId });
  await announceIdentityChange(app, { householdId });
  return await leave(app, viewer, browser);
}

async function leave(app: App, viewer: SessionViewer, browser: Browser): Promise<CurrentSession> {
  const anonymousSession = await browser.setIdentity({
    level: "device",
    householdId: null,
    profileId: null,
    accountId: null,
    confirmedAt: null,
  });
  // Clears cached playback authorization for the profile that left.
  await announceIdentityChange(app, { sessionId: viewer.sessionId });
  return await readSession(app, anonymousSession);
}
