import { ownerNotice, pinsLocked } from "#features/family/events.ts";
import type { App, Viewer } from "#platform/app.ts";
import { byViewer, recordAudit } from "#platform/identity/audit.ts";
import type { Browser } from "#platform/identity/browser.ts";
import { nameBrowser } from "#platform/identity/name-browser.ts";
import type { PinLock } from "./find-lock.ts";
import { pinsLockedKind } from "./store.ts";

/** Notifies the parents in the app and the account's owner by e-mail, once per lock. */
export async function notifyParents(
  app: App,
  { viewer, browser }: { viewer: Viewer; browser: Browser },
  { householdId, targetId }: PinLock,
): Promise<void> {
  const { addressPrefix } = browser;
  await recordAudit(app, app.db, {
    ...byViewer(viewer),
    addressPrefix,
    kind: pinsLockedKind,
    details: { targetId },
  });
  await app.bus.publish(pinsLocked, { householdId });
  const from = { browser: nameBrowser(browser.userAgent), network: addressPrefix, at: app.now() };
  await app.jobs.enqueue(ownerNotice, {
    householdId,
    notice: { about: "pins-locked" },
    from,
  });
}
