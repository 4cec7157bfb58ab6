import type { ServerInfo } from "@goldmane/contracts/registration/schema";
import { hasComplimentaryPlan } from "#features/billing/service.ts";
import type { App, Viewer } from "#platform/app.ts";
import { readRegistration } from "#platform/registration.ts";

export async function readServerInfo(app: App, viewer: Viewer): Promise<ServerInfo> {
  const registration = readRegistration(app);
  return {
    registration,
    offersPlans: registration === "open" && !(await isFree(app, viewer)),
    hasPayments: app.payments.gateway !== "none",
    hasMail: app.config.mail.smtpUrl !== null,
  };
}

async function isFree(app: App, { householdId, isDemo }: Viewer): Promise<boolean> {
  return householdId !== null && (await hasComplimentaryPlan(app, { householdId, isDemo }));
}

export { hasInvitations } from "./invitations.ts";
export { openHousehold } from "./open-household.ts";
