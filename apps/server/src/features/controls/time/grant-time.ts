import { hasTimeLimits, toControls } from "@goldmane/contracts/controls/rules";
import { AppError } from "@goldmane/contracts/errors";
import { listOpenTimeRequests, decideRequest } from "#features/controls/approval-requests/store.ts";
import { requestsChanged } from "#features/controls/events.ts";
import { findSettings, findTimeZone } from "#features/controls/settings/store.ts";
import { lockProfileForUpdate, readFamily } from "#features/family/service.ts";
import type { App, ProfileViewer } from "#platform/app.ts";
import { byViewer, recordAudit } from "#platform/identity/audit.ts";
import { announceIdentityChange } from "#platform/identity/session-changes.ts";
import { giveMinutes } from "./give-time.ts";

/**
 * Grants a child or teen more minutes today, without a request. Open requests for time count as
 * answered by it.
 */
export async function grantTime(
  app: App,
  viewer: ProfileViewer,
  { id, minutes }: { id: string; minutes: number },
): Promise<void> {
  const { householdId } = viewer;
  const child = (await readFamily(app, viewer)).find((one) => one.id === id);
  if (!child) throw new AppError("NOT_FOUND", "This profile no longer exists.");
  if (!hasTimeLimits(child.role)) {
    throw new AppError("CONFLICT", "Only children and teens have screen time.");
  }
  const timeZone = await findTimeZone(app.db, householdId);
  const now = app.now();
  await app.db.transaction().execute(async (db) => {
    await lockProfileForUpdate({ db }, id);
    const { time } = toControls(child.role, await findSettings(db, id));
    await giveMinutes({ db, now: app.now }, { profileId: id, timeZone, limits: time }, minutes);
    const answer = { minutes, answeredBy: viewer.profile.displayName, now };
    for (const request of await listOpenTimeRequests(db, id, now))
      await decideRequest(db, request, { status: "yes", ...answer });
    const details = { profile: id, minutes };
    await recordAudit(app, db, { ...byViewer(viewer), kind: "controls.time-granted", details });
  });
  await announceIdentityChange(app, { householdId });
  await app.bus.publish(requestsChanged, { householdId });
}
