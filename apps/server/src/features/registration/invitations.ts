import { createHash, randomBytes } from "node:crypto";
import { AppError } from "@goldmane/contracts/errors";
import {
  invitationMs,
  invitationsShown,
  openInvitationsAtMost,
} from "@goldmane/contracts/registration/limits";
import type { Invitation } from "@goldmane/contracts/registration/schema";
import { ownAccount } from "#features/account/service.ts";
import type { App, OperatorViewer } from "#platform/app.ts";
import type { Browser } from "#platform/identity/browser.ts";
import { byViewer, recordAudit } from "#platform/identity/audit.ts";
import { newId } from "#platform/ids.ts";
import { readRegistration } from "#platform/registration.ts";
import { presentInvitation } from "./present.ts";
import {
  countOpenInvitations,
  deleteUnusedInvitation,
  findInvitationRow,
  hasInvitationRows,
  insertInvitation,
  listInvitationRows,
} from "./store.ts";

export async function readInvitations(app: App): Promise<Invitation[]> {
  const rows = await listInvitationRows(app.db, invitationsShown);
  return rows.map((row) => presentInvitation(row, app.now()));
}

/** Whether the operator has invited anyone. */
export async function hasInvitations({ db }: Pick<App, "db">): Promise<boolean> {
  return await hasInvitationRows(db);
}

/** Only the token's hash is stored, so the link can't be shown again. */
export async function createInvitation(
  app: App,
  { viewer, browser }: { viewer: OperatorViewer; browser: Browser },
  note: string,
): Promise<{ invitation: Invitation; url: string }> {
  requireInvitations(app);
  const { accountId } = ownAccount(viewer);
  const token = randomBytes(32).toString("base64url");
  const at = app.now();
  const id = newId(at);
  const row = await app.db.transaction().execute(async (db) => {
    if ((await countOpenInvitations(db, at)) >= openInvitationsAtMost) {
      throw new AppError(
        "CONFLICT",
        `There are ${openInvitationsAtMost} open invitations. Revoke one first.`,
      );
    }
    await insertInvitation(db, {
      id,
      token_hash: hashInvitationToken(token),
      note,
      account_id: accountId,
      created_at: at,
      expires_at: at + invitationMs,
    });
    const kind = "registration.invited";
    await recordAudit(app, db, { ...byViewer(viewer), kind, details: { note } });
    return await findInvitationRow(db, id);
  });
  if (!row) throw new Error("The invitation that was just stored is gone.");
  // In the fragment: browsers never send it, so no server or proxy logs it.
  const origin = app.config.http.publicUrl?.origin ?? browser.origin;
  return { invitation: presentInvitation(row, at), url: `${origin}/invite#token=${token}` };
}

export async function revokeInvitation(
  app: App,
  viewer: OperatorViewer,
  id: string,
): Promise<void> {
  await app.db.transaction().execute(async (db) => {
    if (!(await deleteUnusedInvitation(db, id))) {
      throw new AppError("NOT_FOUND", "This invitation was used or revoked.");
    }
    await recordAudit(app, db, {
      ...byViewer(viewer),
      kind: "registration.invitation-revoked",
      details: { invitation: id },
    });
  });
}

/** @throws AppError REGISTRATION_CLOSED while nobody may join by invitation. */
export function requireInvitations(app: App): void {
  if (readRegistration(app) !== "closed") return;
  throw new AppError(
    "REGISTRATION_CLOSED",
    "This server isn’t open to other households. Its administrator can change that.",
  );
}

export function hashInvitationToken(token: string): string {
  return createHash("sha256").update(`household invitation\n${token}`).digest("base64url");
}
