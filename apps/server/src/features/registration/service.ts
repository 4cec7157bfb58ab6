import type { ServerInfo } from "@goldmane/contracts/registration/schema";
import type { App } from "#platform/app.ts";
import { readRegistration } from "#platform/registration.ts";

export function readServerInfo(app: App): ServerInfo {
  return {
    registration: readRegistration(app),
    hasPayments: app.payments.gateway !== "none",
    hasMail: app.config.mail.smtpUrl !== null,
  };
}

export { hasInvitations } from "./invitations.ts";
export { openHousehold } from "./open-household.ts";
