import type { AccountEvent } from "@goldmane/contracts/account/settings/schema";
import type { App } from "#platform/app.ts";
import { recordAudit } from "#platform/identity/audit.ts";
import type { Browser } from "#platform/identity/browser.ts";
import { nameBrowser } from "#platform/identity/name-browser.ts";

type AccountAudit = {
  kind: AccountEvent["kind"];
  accountId: string | null;
  householdId: string | null;
  profileId?: string | null;
  sessionId?: string;
  details?: Record<string, unknown>;
};

/** Writes an audit entry about an account, including the browser, for the owner's history. */
export async function recordAccountAudit(
  app: Pick<App, "now">,
  db: App["db"],
  { userAgent, addressPrefix }: Browser,
  { details, ...entry }: AccountAudit,
): Promise<void> {
  await recordAudit(app, db, {
    ...entry,
    addressPrefix,
    details: { ...details, browser: nameBrowser(userAgent) },
  });
}
