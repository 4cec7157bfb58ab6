import type { AdminHousehold } from "@goldmane/contracts/admin/schema";
import { AppError } from "@goldmane/contracts/errors";
import { isPlanGiven, readBilling, readInvoices } from "#features/billing/service.ts";
import { readFamily } from "#features/family/service.ts";
import type { App, OperatorViewer } from "#platform/app.ts";
import type { Words } from "#platform/words/words.ts";
import { readSessions } from "#features/admin/sessions/read-sessions.ts";
import { findOwned } from "./store.ts";

const devicesShown = 50;

/** @throws AppError NOT_FOUND */
export async function readAdminHousehold(
  app: App,
  viewer: OperatorViewer,
  { id, words }: { id: string; words: Words },
): Promise<AdminHousehold> {
  const household = await requireHousehold(app, id);
  const context = { householdId: id, isDemo: household.is_demo === 1 };
  const devices = await readSessions(app, viewer, { householdId: id, limit: devicesShown, words });
  return {
    id,
    name: household.name,
    email: household.email,
    isVerified: household.is_verified === 1,
    isDemo: context.isDemo,
    maxProfiles: household.max_profiles,
    hasCode: household.code_hash !== null,
    timeZone: household.time_zone,
    createdAt: household.created_at,
    profiles: await readFamily(app, context),
    billing: await readBilling(app, context),
    isGiven: await isPlanGiven(app, id),
    invoices: (await readInvoices(app, context)).map(({ url: _url, ...invoice }) => invoice),
    devices: devices.items,
  };
}

export async function requireHousehold({ db }: App, id: string) {
  const household = await findOwned(db, id);
  if (household) return household;
  throw new AppError("NOT_FOUND", "This household no longer exists.");
}
