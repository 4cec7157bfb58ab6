import type { CurrentSession } from "@goldmane/contracts/account/schema";
import { AppError } from "@goldmane/contracts/errors";
import type { Acceptance } from "@goldmane/contracts/registration/schema";
import type { App, Viewer } from "#platform/app.ts";
import { enforceRateLimit } from "#platform/identity/attempts.ts";
import { recordAudit } from "#platform/identity/audit.ts";
import type { Browser } from "#platform/identity/browser.ts";
import { hashInvitationToken, requireInvitations } from "./invitations.ts";
import { openHousehold } from "./open-household.ts";
import { consumeInvitation, findOpenInvitation, updateInvitedHousehold } from "./store.ts";

/** @throws AppError NOT_FOUND, REGISTRATION_CLOSED. */
export async function checkInvitation(app: App, token: string): Promise<{ expiresAt: number }> {
  const { expiresAt } = await requireInvitation(app, token);
  return { expiresAt };
}

/**
 * Creates the invited household and uses the invitation, in one transaction. A child can't accept
 * one: signing in to the new household would sign the device out of the child's.
 */
export async function acceptInvitation(
  app: App,
  { viewer, browser }: { viewer: Viewer; browser: Browser },
  { token, ...owner }: Acceptance,
): Promise<CurrentSession> {
  if (viewer.profile?.role === "child") {
    throw new AppError("NOT_ALLOWED", "Ask a grown-up to sign out here first.");
  }
  await enforceRateLimit(app, { subject: "new accounts", address: browser.address });
  const { id } = await requireInvitation(app, token);
  return await openHousehold(app, browser, {
    owner,
    before: async ({ db }) => {
      if (!(await consumeInvitation(db, id, app.now()))) throw notValid();
    },
    after: async ({ db }, { householdId }) => {
      await updateInvitedHousehold(db, id, householdId);
      const details = { invitation: id };
      await recordAudit(app, db, { kind: "registration.joined", householdId, details });
    },
  });
}

async function requireInvitation(app: App, token: string) {
  requireInvitations(app);
  const invitation = await findOpenInvitation(app.db, hashInvitationToken(token), app.now());
  if (!invitation) throw notValid();
  return invitation;
}

function notValid(): AppError {
  return new AppError(
    "NOT_FOUND",
    "This invitation was used or is no longer valid. Ask for a new one.",
  );
}
